// One chance: rights

import { afterAll, expect, test } from 'vitest'
import { openDb } from '#db/db.ts'
import { root } from '#db/place.ts'
import { createApp } from '#app/app.ts'
import { listen } from '#server/listen.ts'
import { openLog } from '#server/log.ts'
import { openPages } from '#server/pages.ts'
import { clientAt } from '#tests/client.ts'
import { copyTemplate } from '#tests/postgres.ts'
import { password } from '#tests/world.ts'

const db = openDb(await copyTemplate(), { max: 4 })
const settings = { mode: 'demo', public_url: 'http://posy.test', secret: 'a secret for tests only' } as const
const pages = await openPages(root, { dev: false, isDemo: true })
const app = createApp({ db, log: openLog('silent'), settings, pages })
const { server, port } = await listen({ host: '127.0.0.1', port: 0, proxies: 1, answer: app.fetch })
const origin = `http://127.0.0.1:${port}`

afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await pages.close()
  await db.destroy()
})

// ROUTE-061 ROUTE-062 ROUTE-063 ROUTE-057
test('before or without its script a couple sets the checklist up, adds, ticks off, and changes how it is kept', async () => {
  const ada = await couple()
  const first = await ada.post('/complete/checklist/1', { form: 'checklist', date: '2028-06-24', kind_1: 'on', kind_6: 'on' })
  expect([first.status, first.location]).toEqual([303, '/tools/wedding-checklist'])
  const list = await ada.get('/tools/wedding-checklist')
  expect(list.text).toMatch(/1 of 100 done/)
  expect(list.text).toContain('Agree on a budget')
  const [event] = (await ada.api.get('/guest_wedding_events/all')).body.data
  const page = '/tools/wedding-checklist?show=open'
  const added = await ada.post(`${page}&add=1`, {
    form: 'add',
    title: 'Ask the neighbour',
    event: String(event.id),
    due_date: '2028-03-31',
  })
  expect(added.location).toBe(page)
  const { data } = (await ada.api.get(`/user-checklist-items?assignee=${ada.id}`)).body
  expect(data).toEqual([])
  const [item] = (await ada.api.get(`/guest_wedding_events/${event.id}`)).body.data.checklist.filter(
    (one: { title: string }) => one.title === 'Ask the neighbour',
  )
  const ticked = await ada.post(`/dashboard/events/${event.id}/task`, { form: 'tick', id: String(item.id), done: 'yes' })
  expect(ticked.location).toBe(`/dashboard/events/${event.id}/task`)
  expect((await ada.get(`/dashboard/events/${event.id}/task`)).text).toContain('2 of 92 done')
  const refused = await ada.post('/tools/wedding-checklist?add=1', { form: 'add', title: ' ', event: String(event.id) })
  expect(refused.status).toBe(422)
  const saved = await ada.post('/tools/wedding-checklist/settings', {
    form: 'settings',
    date: '2028-07-24',
    starts_on: '',
    hides_done: 'yes',
    week_starts_on: '1',
  })
  expect(saved.location).toBe('/tools/wedding-checklist')
  const { settings: kept, date, months } = (await ada.api.get('/user-checklist-items')).body
  // That the day is settled was done before it moved, and stays in its month.
  const begins = months.find(({ items, done }: { items: number; done: number }) => items > done).month
  expect([kept, date, begins]).toEqual([{ starts_on: null, hides_done: true, week_starts_on: 1 }, '2028-07-24', '2027-07'])
})

test('a stranger’s event has no page of tasks, and a stranger’s task is ticked by nobody', async () => {
  const [ada, bob] = [await couple(), await couple()]
  const event = (await ada.api.post('/guest_wedding_events', { name: 'Party', taxonomy_event_id: 2, checklist: true })).body.data
  const { data } = (await ada.api.get('/user-checklist-items')).body
  expect((await bob.get(`/dashboard/events/${event.id}/task`)).status).toBe(404)
  expect((await bob.get(`/tools/wedding-checklist?event=${event.id}`)).status).toBe(404)
  expect((await bob.get('/dashboard/events/none/task')).status).toBe(404)
  await bob.post('/tools/wedding-checklist', { form: 'tick', id: String(data[0].id), done: 'yes' })
  expect((await ada.api.get('/user-checklist-items?show=done')).body.meta.total).toBe(0)
})

test('a helper keeps the checklist of one event in the couple’s name, without a list of their own', async () => {
  const [ada, mother] = [await couple(), await couple()]
  const event = (await ada.api.post('/guest_wedding_events', { name: 'Supper', taxonomy_event_id: 2, checklist: true })).body.data
  await helps(ada.id, mother.id, event.id, [1])
  const page = await mother.get('/tools/wedding-checklist')
  expect(page.status).toBe(200)
  expect(page.text).toContain('Find a place for the supper')
  expect(page.text).toContain('helping with')
  expect((await mother.get(`/dashboard/events/${event.id}/task`)).text).toContain('Supper')
})

test('what is to be paid stands in its month, for those whom the budget is for, and is done when it is paid', async () => {
  const [ada, mother, father] = [await couple(), await couple(), await couple()]
  await ada.post('/complete/checklist/1', { form: 'checklist', date: '2028-06-24', kind_1: 'on', kind_6: 'on' })
  const [event] = (await ada.api.get('/guest_wedding_events/all')).body.data
  await helps(ada.id, mother.id, event.id, [1])
  await helps(ada.id, father.id, event.id, [1, 5])
  const cost = { name: 'Peonies', vendor: 'Fern & Fable', event_id: event.id, actual: 412_550 }
  const { id: item_id } = (await ada.api.post('/budget', cost)).body.data
  const second = { name: 'Second half', item_id, amount: 206_275, due_date: '2031-03-05' }
  const { id } = (await ada.api.post('/user-transactions', second)).body.data
  await ada.api.post('/user-transactions', { name: 'Vows alone', amount: 5, due_date: '2031-03-06' })
  const path = `/tools/wedding-checklist?event=${event.id}`
  const seen = async (who: typeof ada, at = path) => {
    const { text } = await who.get(at)
    return ['month-2031-03', 'Peonies, Second half', 'Vows alone', 'To pay · $2,062.75 · Fern &amp; Fable', 'Paid · $2,062.75'].filter(
      (words) => text.includes(words),
    )
  }
  expect(await seen(ada, '/tools/wedding-checklist')).toEqual([
    'month-2031-03',
    'Peonies, Second half',
    'Vows alone',
    'To pay · $2,062.75 · Fern &amp; Fable',
  ])
  expect(await seen(father)).toEqual(['month-2031-03', 'Peonies, Second half', 'To pay · $2,062.75 · Fern &amp; Fable'])
  expect(await seen(father, `/dashboard/posse/${ada.id}/events/${event.id}/task`)).toHaveLength(3)
  expect(await seen(mother)).toEqual([])
  expect((await ada.get(path)).text).toContain(`href="/tools/budget-tool?event=${event.id}&amp;item=${item_id}"`)
  const count = async () => /\d+ of \d+ done/.exec((await ada.get('/tools/wedding-checklist')).text)?.[0]
  const before = await count()
  await ada.api.put(`/user-transactions/${id}`, { paid_at: '2030-01-01T10:00:00Z', date: '2030-01-01' })
  expect(await seen(ada)).toEqual(['month-2031-03', 'Peonies, Second half', 'Paid · $2,062.75'])
  expect(await seen(ada, `${path}&show=open`)).toEqual([])
  expect(await seen(ada, `${path}&show=mine`)).toEqual([])
  expect(await seen(ada, `${path}&show=done`)).toContain('Paid · $2,062.75')
  await ada.api.put(`/user-transactions/${id}`, { paid_at: null, due_date: '2031-04-05' })
  expect(await seen(ada)).not.toContain('month-2031-03')
  expect(await count()).toBe(before)
})

let count = 0

/** Somebody with a browser that has no script. */
async function couple() {
  const visitor = clientAt(origin, { 'x-forwarded-for': `10.3.0.${++count}` })
  const { body } = await visitor.post('/auth/register', {
    email: `quiet${count}@example.com`,
    password,
    firstname: 'Ada',
    lastname: 'Byron',
  })
  const api = clientAt(origin, { authorization: `Bearer ${body.access_token}` })
  const headers = {
    cookie: `posy_session=${body.access_token}`,
    origin: 'http://posy.test',
    'sec-fetch-site': 'same-origin',
    accept: 'text/html',
  }
  const ask = async (path: string, more: RequestInit = {}) => {
    const answer = await fetch(`${origin}${path}`, { ...more, headers: { ...headers, ...more.headers }, redirect: 'manual' })
    const text = (await answer.text()).replaceAll('<!-- -->', '')
    return { status: answer.status, location: answer.headers.get('location'), text }
  }
  return {
    id: (await api.get('/users/me')).body.data.id as number,
    api,
    get: (path: string) => ask(path),
    post: (path: string, fields: Record<string, string>) => ask(path, { method: 'POST', body: new URLSearchParams(fields) }),
  }
}

/** Somebody who helps with an event, and what they may do there. */
async function helps(user_id: number, member_id: number, event_id: number, permissions: number[]) {
  const accepted = {
    user_id,
    member_id,
    email: `m${member_id}@example.com`,
    role: 'helper' as const,
    accepted_at: new Date().toISOString(),
  }
  const { id: posse_id } = await db.insertInto('user_posses').values(accepted).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('user_posse_events').values({ user_id, posse_id, event_id, permissions }).execute()
}
