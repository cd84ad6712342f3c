// One chance: writes

import { beforeAll, expect, test } from 'vitest'
import { wholeSite } from '#tests/whole-site.ts'
import { newWorld, password, type Person } from '#tests/world.ts'

const world = await newWorld({ has_magazine: true })
const site = await wholeSite(world)
const guide = '/guides/choosing-a-date'
let id = 0

beforeAll(async () => {
  const { body } = await world.visitor().get(`/content?url=${guide}`)
  id = body.data.id
}, 60_000)

async function remembered(task: unknown): Promise<Response> {
  return fetch(`${world.origin}/api/v1/pending-items`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, task }),
  })
}

async function arrive({ email }: Person, waiting: string): Promise<() => Promise<Response>> {
  const session = await fetch(`${world.origin}/auth/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://posy.test' },
    body: JSON.stringify({ email, password }),
  })
  const cookie = [...session.headers.getSetCookie().map((one) => one.split(';')[0]), waiting].join('; ')
  return () => fetch(`${world.origin}/signed-in`, { headers: { cookie }, redirect: 'manual' })
}

async function titles(person: Person): Promise<string[]> {
  const { body } = await person.get('/user-checklist-items')
  return body.data.map(({ title }: { title: string }) => title)
}

// STATE-034
test('a task that a visitor took is on the list once they have signed in, once however often they arrive, with its day before the wedding', async () => {
  const answer = await remembered(1)
  expect(answer.status).toBe(200)
  const waiting = answer.headers.getSetCookie()[0]!.split(';')[0]!
  expect(waiting).toBe(`pending-item=${id}.1`)
  const ada = await world.couple()
  const again = await arrive(ada, waiting)
  const answers = await Promise.all([again(), again()])
  await again()
  expect(answers[0]!.headers.getSetCookie().join('\n')).toMatch(/pending-item=; .*Max-Age=0/)
  const { body } = await ada.get('/user-checklist-items')
  expect(body.data).toMatchObject([{ title: 'Ask each family which days can’t be', category: 'First decisions', months_before: 12 }])
  expect((await ada.get('/users/me/index/items')).body.data).toEqual([])
})

test('whoever has a list already gets it there, beside the wedding’s own', async () => {
  const ada = await world.couple()
  await world.event(ada, 'Brunch', { taxonomy_event_id: 3 })
  const { id: wedding } = await world.event(ada, 'Ours', { taxonomy_event_id: 1 })
  await (await arrive(ada, `pending-item=${id}.0`))()
  const { body } = await ada.get('/user-checklist-items')
  expect(body.data).toMatchObject([{ guest_wedding_event_id: wedding }])
})

test.each(['0.0', '999999999.0', `ID.999`, 'ID.-1', 'ID.1.1', 'ID.', 'ID.1e3'])(
  '%s puts nothing on the list, and is forgotten',
  async (waiting) => {
    const ada = await world.couple()
    const answer = await (await arrive(ada, `pending-item=${waiting.replace('ID', String(id))}`))()
    expect(answer.status).toBe(303)
    expect(answer.headers.getSetCookie().join('\n')).toMatch(/pending-item=; .*Max-Age=0/)
    expect(await titles(ada)).toEqual([])
  },
)

test.each([-1, 1_000, 1.5, '1', null])('no other number of a task is remembered: %s', async (task) => {
  expect((await remembered(task)).status).toBe(422)
})

test('without script a task is a form of its page: on the list at once, or after the sign-in', async () => {
  const { html } = await site.get(guide)
  const [, given = ''] = /<form[^>]*id="task-0"[^>]*>(.*?)<\/form>/s.exec(html) ?? []
  const fields = Object.fromEntries([...given.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name!, value!]))
  expect(fields).toMatchObject({ form: 'take', id: String(id), nth: '0' })
  const visitor = await site.send(guide, undefined, fields)
  expect([visitor.status, visitor.location]).toEqual([303, `/?login=true&redirect-to=${encodeURIComponent(guide)}`])
  expect(visitor.cookies.join('\n')).toContain(`pending-item=${id}.0`)
  const ada = await world.couple()
  const taken = await site.send(guide, ada, fields)
  expect([taken.status, taken.location]).toEqual([303, `${guide}?taken=0#task-0`])
  expect(await titles(ada)).toHaveLength(1)
  expect((await site.get(`${guide}?taken=0`, ada)).html).toContain('On your checklist')
})
