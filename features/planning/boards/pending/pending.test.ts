// One chance: lost or doubled writes

import { expect, test } from 'vitest'
import { newWorld, password } from '#tests/world.ts'

const world = await newWorld()
const { db, origin } = world
const row = {
  excerpt: 'To be read.',
  status: 'published' as const,
  published_on: '2026-01-01',
  updated_on: null,
  source_hash: null,
  saved_by: null,
}
const drawn = { name: 'table', motif: 'longtable', palette: 'midnight', seed: 'oaks', ratio: '3/2', part: 'whole', alt: 'A table' }
const { id: wedding } = await db
  .insertInto('content')
  .values({
    ...row,
    type: 'real-wedding',
    slug: 'oaks',
    url: '/real-weddings/oaks',
    title: 'Oaks',
    fields: JSON.stringify({ pictures: [drawn] }),
  })
  .returning('id')
  .executeTakeFirstOrThrow()
const { id: picture } = await db.selectFrom('content_pictures').where('content_id', '=', wedding).select('id').executeTakeFirstOrThrow()

async function remembered(id: number): Promise<string> {
  const answer = await fetch(`${origin}/api/v1/pending-items`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id }),
  })
  expect(answer.status).toBe(200)
  return answer.headers.getSetCookie()[0]!.split(';')[0]!
}

async function signedIn(email: string, waiting: string, query = '') {
  const session = await fetch(`${origin}/auth/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://posy.test' },
    body: JSON.stringify({ email, password }),
  })
  const cookie = [...session.headers.getSetCookie().map((one) => one.split(';')[0]), waiting].join('; ')
  const arrive = () => fetch(`${origin}/signed-in${query}`, { headers: { cookie }, redirect: 'manual' })
  return { arrive, answer: await arrive() }
}

// STATE-008 STATE-034 STATE-035
test('what a visitor wanted to save is saved once when they have signed in, and they stay on their page', async () => {
  const ada = await world.couple()
  const { arrive, answer } = await signedIn(ada.email, await remembered(wedding), '?redirect-to=/tools')
  expect(answer.headers.get('location')).toBe('/tools')
  const cookies = answer.headers.getSetCookie().join('\n')
  expect(cookies).toMatch(/pending-item=; .*Max-Age=0/)
  expect(cookies).toMatch(/onboarding=board/)
  await arrive()
  expect((await ada.get('/users/me/boards/loved')).body.data).toMatchObject({ items_count: 1, items: [{ content_id: wedding }] })
})

// STATE-035
test('a picture is saved, and the page is told to ask for a board', async () => {
  const ada = await world.couple()
  const { answer } = await signedIn(ada.email, await remembered(picture), '?redirect-to=/tools?a=1')
  expect(answer.headers.get('location')).toBe(`/tools?a=1&save=${picture}`)
  expect((await ada.get('/users/me/boards/loved')).body.data.items).toMatchObject([{ content_type: { slug: 'wedding-inspiration' } }])
})

// STATE-008
test('whoever begins goes on to the first step with it saved', async () => {
  const ada = await world.couple()
  const { answer } = await signedIn(ada.email, await remembered(wedding))
  expect(answer.headers.get('location')).toBe('/complete/profile/1')
  expect((await ada.get('/users/me/index/items')).body.data).toHaveLength(1)
})

test.each(['pending-item=abc', 'pending-item=999999999', 'pending-item=-1'])('%s saves nothing, and is forgotten', async (cookie) => {
  const ada = await world.couple()
  const { answer } = await signedIn(ada.email, cookie)
  expect(answer.status).toBe(303)
  expect(answer.headers.getSetCookie().join('\n')).toMatch(/pending-item=; .*Max-Age=0/)
  expect((await ada.get('/users/me/index/items')).body.data).toEqual([])
})
