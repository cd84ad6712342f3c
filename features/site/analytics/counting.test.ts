// One chance: leaks

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newWorld } from '#tests/world.ts'
import { counted } from './counted.ts'

const world = await newWorld()
const { db } = world
const key = '3f2b8a10-1234-4000-8000-000000000001'
const facebook = { fbp: 'fb.1.1700000000000.123456789', fbc: 'fb.1.1700000000000.IwAR0_click' }
const yes = { cookie: 'theme=dark; posy-consent=yes' }

// CALL-109 ENTITY-044 RULE-072
test('an action is counted with its page, the visitor and the two cookies of Facebook, if the visitor agreed', async () => {
  const name = newName()
  const told = {
    name,
    extra: { place: 3, slot: 'grid', is_new: true, ids: [1, 2] },
    url: 'http://posy.test/tools',
    visitor_key: key,
    facebook,
  }
  expect(await world.visitor(yes).post('/t', told)).toMatchObject({ status: 204, body: '' })
  const extra = { place: 3, slot: 'grid', is_new: true, ids: [1, 2] }
  expect(await kept(name)).toEqual([{ kind: 'action', event: name, extra, url: '/tools', referer: '', visitor_key: key, ...facebook }])
})

// CALL-110
test('an event is counted with the page it happened on and the one before', async () => {
  const event = newName()
  const told = { event, extra: { product: 7 }, url: '/shop?utm_source=letter', referer: 'http://posy.test/planning', visitor_key: key }
  expect((await world.visitor(yes).post('/e', told)).status).toBe(204)
  expect(await kept(event)).toMatchObject([
    { kind: 'event', extra: { product: 7 }, url: '/shop?utm_source=letter', referer: '/planning', visitor_key: key },
  ])
})

// CALL-111
test('fifty impressions are one call and one statement', async () => {
  const event = newName()
  await sql`create table statements (n int)`.execute(db)
  await sql`create function note_statement() returns trigger language plpgsql as
    $$ begin insert into statements values (1); return null; end $$`.execute(db)
  await sql`create trigger note_statement after insert on analytics_events for each statement execute function note_statement()`.execute(db)
  const events = Array.from({ length: 50 }, (_, place) => ({ event, extra: { place }, url: '/', referer: '', visitor_key: key }))
  expect((await world.visitor(yes).post('/be', { events })).status).toBe(204)
  const rows = await kept(event)
  expect(rows.map(({ extra }) => extra.place).toSorted((a, b) => Number(a) - Number(b))).toEqual(events.map(({ extra }) => extra.place))
  expect(rows.every(({ kind, visitor_key }) => kind === 'impression' && visitor_key === key)).toBe(true)
  expect((await sql`select n from statements`.execute(db)).rows).toHaveLength(1)
})

test.each([
  ['who was not asked yet', {}],
  ['who said no', { cookie: 'posy-consent=no' }],
  ['who said something else', { cookie: 'posy-consent=yesno; x-posy-consent=yes' }],
  ['whose browser asks for privacy everywhere', { ...yes, 'sec-gpc': '1' }],
])('%s is counted as nobody, whatever their browser sends along', async (_who, headers: Record<string, string>) => {
  const event = newName()
  const visitor = world.visitor(headers)
  expect((await visitor.post('/t', { name: event, visitor_key: key, facebook })).status).toBe(204)
  expect((await visitor.post('/e', { event, visitor_key: key })).status).toBe(204)
  expect((await visitor.post('/be', { events: [{ event, visitor_key: key }] })).status).toBe(204)
  const rows = await kept(event)
  expect(rows.map(({ kind }) => kind).sort()).toEqual(['action', 'event', 'impression'])
  for (const row of rows) expect(row).toMatchObject({ visitor_key: null, fbp: null, fbc: null })
})

test('what is kept names no person, opens nothing, and tells of other sites only which', async () => {
  const event = newName()
  const token = 'Zq3vX9bL0pTn7RwYc2KdMf8sHj1GuE4aQoWiBxNzVrA'
  const couple = await world.couple()
  const secrets = [couple.email, token, '203.0.113.7', '2001:db8:0:1:2:3:4:5', 'ada%40example.com']
  for (const url of [
    `http://posy.test/reset-password/${token}?email=${couple.email}`,
    `/newsletter/${token}`,
    `/search?q=${couple.email}&utm_source=${couple.email}`,
    `/guests/${token}`,
    `//evil.example/${token}`,
    `javascript:alert("${token}")`,
  ]) {
    const extra = { who: `Ada <${couple.email}>`, key: token, at: '203.0.113.7', by: '2001:db8:0:1:2:3:4:5', in: ['ada%40example.com'] }
    const referer = `https://mail.example/inbox/${token}?of=${couple.email}`
    expect((await couple.post('/e', { event, extra, url, referer, visitor_key: key }, yes)).status).toBe(204)
  }
  expect((await couple.post('/e', { event: `${event} ${couple.email}`, url: '/' }, yes)).status).toBe(204)
  const { rows } = await sql<{ row: string }>`select e::text as row from analytics_events e where event like ${`${event}%`}`.execute(db)
  expect(rows).toHaveLength(7)
  for (const secret of secrets) expect(rows.filter(({ row }) => row.includes(secret))).toEqual([])
  expect(await kept(event)).toMatchObject([
    { url: '/reset-password/{-$token}', referer: 'https://mail.example' },
    { url: '/newsletter/$token' },
    { url: '/search?utm_source=%5B%E2%80%A6%5D' },
    { url: '/guests/$id' },
    { url: '/[…]' },
    { url: '' },
  ])
})

const fine = { event: 'seen' }
test.each([
  ['/t', {}, 'name'],
  ['/t', { name: ' ' }, 'name'],
  ['/t', { name: 'x'.repeat(101) }, 'name'],
  ['/t', { name: 'x', visitor_key: 'me' }, 'visitor_key'],
  ['/t', { name: 'x', url: 'x'.repeat(2_001) }, 'url'],
  ['/e', { event: 'x\0' }, 'event'],
  ['/e', { event: 'x', extra: { deep: { er: 1 } } }, 'extra.deep'],
  ['/e', { event: 'x', extra: { 'a b': 1 } }, 'extra'],
  ['/e', { event: 'x', extra: { long: 'x'.repeat(501) } }, 'extra.long'],
  ['/e', { event: 'x', extra: Object.fromEntries(Array.from({ length: 31 }, (_, n) => [`k${n}`, n])) }, 'extra'],
  ['/be', { events: [] }, 'events'],
  ['/be', { events: Array(51).fill(fine) }, 'events'],
  ['/be', { events: [fine, {}] }, 'events.1.event'],
])('%s refuses %j, and keeps nothing of it', async (path, body, field) => {
  const before = await countAll()
  const refused = await world.visitor(yes).post(path, body)
  expect(refused.status).toBe(422)
  expect(Object.keys(refused.body.errors)).toEqual([field])
  expect(await countAll()).toBe(before)
})

test('cookies of Facebook in a form of their own are left out, and the action is counted', async () => {
  const name = newName()
  await world.visitor(yes).post('/t', { name, facebook: { fbp: 'none', fbc: 7 } })
  expect(await kept(name)).toMatchObject([{ fbp: null, fbc: null }])
})

test('a long run of letters is looked through once for addresses, not anew from each of them', () => {
  const [long, at] = [`/%25${'a.'.repeat(950)}`, `/ada@${'b.'.repeat(900)}example/x`]
  const around = { hasConsent: false, publicUrl: 'http://posy.test' }
  // Each of these would take some 10 ms.
  for (let nth = 0; nth < 3_000; nth++) counted({ event: 'long', extra: { long }, url: long, referer: long }, around)
  expect(counted({ event: 'long', extra: {}, url: at, referer: '' }, around).url).toBe('/[…]/x')
})

test('64 KiB are taken, and no more', async () => {
  const padded = (bytes: number) => JSON.stringify({ events: [fine], pad: 'x'.repeat(bytes - 38) })
  expect((await world.visitor().post('/be', padded(65_000))).status).toBe(204)
  expect((await world.visitor().post('/be', padded(66_000))).status).toBe(413)
})

test('a flood from one place is stopped, and nobody else with it', async () => {
  const flood = world.visitor()
  const statuses: number[] = []
  // What a slow machine takes in a second is less than a flood, so it goes on until there is one.
  for (let burst = 0; burst < 20 && !statuses.includes(429); burst++) {
    const answers = await Promise.all(Array.from({ length: 150 }, () => flood.post('/be', { events: [fine] })))
    statuses.push(...answers.map(({ status }) => status))
  }
  expect(statuses).toContain(429)
  expect((await world.visitor().post('/be', { events: [fine] })).status).toBe(204)
})

// CALL-105
test('what somebody did stands in their own record, and goes with them', async () => {
  const ada = await world.couple()
  const bob = await world.couple()
  expect((await ada.post('/users/me/event', { event: 'quiz_done', user_id: bob.id })).status).toBe(204)
  expect((await ada.post('/users/me/event', { event: 'quiz_done' })).status).toBe(204)
  expect((await ada.post('/users/me/event', {})).status).toBe(422)
  expect((await world.visitor().post('/users/me/event', { event: 'quiz_done' })).status).toBe(401)
  const events = () => db.selectFrom('user_events').where('user_id', 'in', [ada.id, bob.id]).select(['user_id', 'event']).execute()
  expect(await events()).toEqual([
    { user_id: ada.id, event: 'quiz_done' },
    { user_id: ada.id, event: 'quiz_done' },
  ])
  await db.deleteFrom('users').where('id', '=', ada.id).execute()
  expect(await events()).toEqual([])
})

// CALL-106
test('somebody has a tag once, however often it is given, and a hundred at most', async () => {
  const ada = await world.couple()
  for (const tag of ['spring', 'spring', ' spring ', 'boho']) expect((await ada.post('/users/me/tag', { tag })).status).toBe(204)
  const tags = async () => (await db.selectFrom('user_tags').where('user_id', '=', ada.id).select('tag').execute()).map(({ tag }) => tag)
  expect((await tags()).sort()).toEqual(['boho', 'spring'])
  for (let n = 0; n < 98; n++)
    await db
      .insertInto('user_tags')
      .values({ user_id: ada.id, tag: `tag ${n}` })
      .execute()
  expect((await ada.post('/users/me/tag', { tag: 'one more' })).body.errors).toEqual({ tag: ['Please use at most 100 tags.'] })
  expect((await ada.post('/users/me/tag', { tag: 'boho' })).status).toBe(204)
  expect(await tags()).toHaveLength(100)
})

function newName(): string {
  return `story_${randomUUID().slice(0, 8)}`
}

function kept(event: string) {
  const columns = ['kind', 'event', 'extra', 'url', 'referer', 'visitor_key', 'fbp', 'fbc'] as const
  return db.selectFrom('analytics_events').where('event', '=', event).orderBy('created_at').select(columns).execute()
}

async function countAll(): Promise<number> {
  return (await db.selectFrom('analytics_events').select('kind').execute()).length
}
