// One chance: rights, leaks, writes

import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { wholeSite } from '#tests/whole-site.ts'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld({ has_magazine: true })
const site = await wholeSite(world)
const words = 'The picture is gone from the page.'
let wren: Person
let gwen: Person
let fern: { id: number; title: string }

beforeAll(async () => {
  fern = await world.db
    .selectFrom('content')
    .where('type', '=', 'vendor')
    .where('slug', '=', 'fern-and-fable')
    .select(['id', 'title'])
    .executeTakeFirstOrThrow()
  wren = await world.couple()
  await sql`insert into vendor_members (user_id, content_id, role) values (${wren.id}, ${fern.id}, 'owner')`.execute(world.db)
  gwen = await world.couple()
  await sql`update users set is_admin = true where id = ${gwen.id}`.execute(world.db)
}, 60_000)

// A2
test('a visitor says without script what is wrong with a page, is told until when, and is written to once', async () => {
  const path = `/report?kind=page&id=${fern.id}`
  expect((await site.get(path)).html).toContain('Fern &amp; Fable')
  expect((await site.get('/vendors/fern-and-fable')).html).toContain(`href="/report?kind=page&amp;id=${fern.id}" rel="nofollow"`)
  const typed = { reason: 'rights', words: 'I am in it & nobody asked.', email: 'mara@example.com' }
  const nameless = await site.send(path, undefined, { ...typed, email: '' })
  expect([
    nameless.status,
    nameless.html.includes('Please leave an address'),
    nameless.html.includes('I am in it &amp; nobody asked.'),
  ]).toEqual([422, true, true])
  expect((await site.send(path, undefined, { ...typed, reason: '' })).html).toContain('Please choose what is wrong.')
  const sent = await Promise.all([1, 2, 3].map(() => site.send(path, undefined, typed)))
  expect(sent.map(({ location }) => location?.startsWith(`${path}&until=`))).toEqual([true, true, true])
  expect((await site.get(sent[0]!.location!)).html).toContain('you have an answer by')

  const queued = (await gwen.get('/admin/queue?kind=report')).body
  expect(queued.data).toMatchObject([{ kind: 'report', title: fern.title, who: 'mara@example.com', is_late: false }])
  const { data } = (await gwen.get(`/admin/reports?id=${queued.data[0].id}`)).body
  expect(data).toMatchObject([{ reason: 'rights', words: typed.words, by: null, messages: [] }])
  const answers = await Promise.all([1, 2, 3].map(() => gwen.put(`/admin/reports/${data[0].id}`, { verdict: 'acted', words })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409, 409])
  const mails = await world.db.selectFrom('mails').where('text', 'like', `%${words}%`).select('to_address').execute()
  expect(mails).toEqual([{ to_address: 'mara@example.com' }])
  expect((await gwen.get('/admin/queue?kind=report')).body.data).toEqual([])
})

// A2
test('of a conversation its last messages are read by an operator, by nobody else, and only as long as the report waits', async () => {
  const ada = await world.couple()
  await sql`update users set email_verified_at = now() where id = ${ada.id}`.execute(world.db)
  await ada.post('/vendors/fern-and-fable/enquiries', { place: 'Hart Farm', guests: 90, message: 'One long table, please.' })
  const { id } = (await ada.get('/conversations?side=couple')).body.data[0]
  const [eve, visitor] = [await world.couple(), world.visitor()]
  for (const somebody of [eve, gwen, visitor]) {
    expect((await somebody.get(`/reports/about?kind=conversation&id=${id}`)).status).toBe(404)
    expect((await somebody.post('/reports', { kind: 'conversation', id, reason: 'rude', email: 'eve@example.com' })).status).toBe(404)
  }
  expect((await wren.post('/reports', { kind: 'conversation', id, reason: 'spam', email: 'other@example.com' })).status).toBe(201)
  expect((await ada.post('/reports', { kind: 'conversation', id, reason: 'rude' })).status).toBe(201)
  const { data } = (await gwen.get('/admin/reports')).body
  expect(data.map(({ email }: { email: string }) => email).toSorted()).toEqual([ada.email, wren.email].toSorted())
  expect(data[0]).toMatchObject({
    title: `The conversation with ${fern.title}`,
    messages: [{ side: 'couple', words: 'One long table, please.' }],
  })
  for (const somebody of [ada, wren, eve]) expect((await somebody.get('/admin/reports')).status).toBe(403)
  expect(JSON.stringify((await ada.get(`/conversations/${id}`)).body)).not.toContain('spam')
  for (const one of data) await gwen.put(`/admin/reports/${one.id}`, { verdict: 'kept', words })
  expect((await gwen.get('/admin/reports')).body.data).toEqual([])
  const taken = await world.db.selectFrom('reports').where('user_id', '=', ada.id).select(['verdict', 'answer']).execute()
  expect(taken).toEqual([{ verdict: 'kept', answer: words }])
})

test('what is not there is not reported, and whoever writes under somebody’s address changes nothing of theirs', async () => {
  const ada = await world.couple()
  for (const about of ['page&id=999999', 'picture&id=999999', 'page&id=x', 'holy&id=1'])
    expect((await site.get(`/report?kind=${about}`)).status).toBeGreaterThanOrEqual(400)
  const report = { kind: 'page', id: fern.id, reason: 'wrong', words: 'They moved.' }
  expect((await ada.post('/reports', report)).status).toBe(201)
  const visitor = world.visitor()
  expect((await visitor.post('/reports', { ...report, words: 'Never mind.', email: ada.email })).status).toBe(201)
  const kept = await world.db.selectFrom('reports').where('email', '=', ada.email).select('words').execute()
  expect(kept).toEqual([{ words: 'They moved.' }])
})
