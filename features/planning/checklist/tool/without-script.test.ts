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
  const accepted = {
    user_id: ada.id,
    member_id: mother.id,
    email: 'm@example.com',
    role: 'helper' as const,
    accepted_at: new Date().toISOString(),
  }
  const { id } = await db.insertInto('user_posses').values(accepted).returning('id').executeTakeFirstOrThrow()
  await db
    .insertInto('user_posse_events')
    .values({ user_id: ada.id, posse_id: id, event_id: event.id, permissions: [1] })
    .execute()
  const page = await mother.get('/tools/wedding-checklist')
  expect(page.status).toBe(200)
  expect(page.text).toContain('Find a place for the supper')
  expect(page.text).toContain('helping with')
  expect((await mother.get(`/dashboard/events/${event.id}/task`)).text).toContain('Supper')
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
