// One chance: rights

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { vendorOut } from '#tests/put-out.ts'
import { newWorld, type Person } from '#tests/world.ts'
import { feedJobs } from './jobs.server.ts'

const world = await newWorld()
const { db } = world
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const whole = (date: string, ...more: string[]) => [
  'BEGIN:VEVENT',
  `UID:${date}${more.length}`,
  `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
  ...more,
  'END:VEVENT',
]
const calendar = (...events: string[][]) => ['BEGIN:VCALENDAR', ...events.flat(), 'END:VCALENDAR', ''].join('\r\n')

let answer: (request: IncomingMessage, answer: ServerResponse) => void
const asked: IncomingMessage[] = []
const server = createServer((request, response) => (asked.push(request), answer(request, response)))
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
afterAll(() => void server.close())
beforeEach(() => void asked.splice(0))
const place = `127.0.0.1:${(server.address() as AddressInfo).port}`
const settings = { public_url: 'http://posy.test', fetch: { agent: 'PosyReader/1.0', places: [place] } } as never
const { read_vendor_feed: read, read_vendor_feeds: readAll } = feedJobs({ db, settings })

function serve(text: string, head: Record<string, string> = {}, status = 200): void {
  answer = (_, response) => response.writeHead(status, { 'content-type': 'text/calendar', ...head }).end(text)
}

// V7
test('a calendar elsewhere fills the days, what was typed by hand wins, and no title is kept', async () => {
  const { holder, id, stateOf, look } = await vendorOut(world)
  serve(
    calendar(
      whole(day(60), 'SUMMARY:Ines and Theo, the barn'),
      whole(day(61), 'STATUS:TENTATIVE'),
      whole(day(62)),
      whole(day(63), 'SUMMARY:x'),
    ),
  )
  await saved(holder, `webcal://${place}/secret-word/mine.ics`)
  await db
    .updateTable('vendor_feeds')
    .where('content_id', '=', id)
    .set({ address: `http://${place}/secret-word/mine.ics` })
    .execute()
  expect((await look()).feed).toMatchObject({ place: '127.0.0.1', read_at: null, is_reading: true })
  await readNow(id)
  expect(await Promise.all([60, 61, 62, 64].map((n) => stateOf(day(n))))).toEqual(['booked', 'held', 'booked', 'free'])
  const seen = await look()
  expect(seen).toMatchObject({ checked_on: day(0), feed: { trouble: null, is_reading: false, unread: 0 } })
  expect(seen.read_days).toHaveLength(4)
  await holder.put('/users/me/vendor/calendar', {
    days: [
      { day: day(62), state: 'free' },
      { day: day(63), state: 'held' },
      { day: day(64), state: 'booked' },
    ],
  })
  await readNow(id)
  expect(await Promise.all([62, 63, 64].map((n) => stateOf(day(n))))).toEqual(['free', 'held', 'booked'])
  expect((await look()).days).toMatchObject([{ state: 'free' }, { state: 'held' }, { state: 'booked' }])
  expect((await look()).read_days.map(({ is_overruled }: { is_overruled: boolean }) => is_overruled)).toEqual([false, false, true, true])
  await holder.put('/users/me/vendor/calendar', { days: [{ day: day(62), state: 'as_read' }] })
  expect(await stateOf(day(62))).toBe('booked')
  const { rows } =
    await sql`select vendor_feeds::text, vendor_feed_days::text from vendor_feeds join vendor_feed_days using (content_id)`.execute(db)
  expect(JSON.stringify(rows)).not.toMatch(/Ines|barn/)
  expect(JSON.stringify(await look())).not.toMatch(/secret-word|Ines/)
  await holder.delete('/users/me/vendor/calendar/feed')
  expect(await Promise.all([60, 61, 64].map((n) => stateOf(day(n))))).toEqual(['free', 'free', 'booked'])
  expect(await look()).toMatchObject({ feed: null, read_days: [] })
})

// V7
test('of two weddings on a day one event leaves the day free, and two that are not sure hold it', async () => {
  const { holder, id, stateOf } = await vendorOut(world)
  await holder.put('/users/me/vendor/calendar', { capacity: 2 })
  const held = ['STATUS:TENTATIVE']
  serve(calendar(whole(day(70)), whole(day(71)), whole(day(71), ...held), whole(day(72)), whole(day(72), 'SUMMARY:b')))
  await saved(holder, `http://${place}/`)
  await readNow(id)
  expect(await Promise.all([70, 71, 72].map((n) => stateOf(day(n))))).toEqual(['free', 'held', 'booked'])
})

// V7
test('what has not changed is not sent again, counts as a look, and after a week all is read', async () => {
  const { holder, id, look, stateOf } = await vendorOut(world)
  serve(calendar(whole(day(50))), { etag: '"one"', 'last-modified': 'Thu, 07 Jan 2027 10:00:00 GMT' })
  await saved(holder, `http://${place}/`)
  await readNow(id)
  await sql`update vendors set calendar_checked_on = current_date - 31 where content_id = ${id}`.execute(db)
  expect(await stateOf(day(50))).toBe('unknown')
  serve('', {}, 304)
  await readNow(id)
  expect(asked[1]!.headers).toMatchObject({ 'if-none-match': '"one"', 'if-modified-since': 'Thu, 07 Jan 2027 10:00:00 GMT' })
  expect([await stateOf(day(50)), (await look()).checked_on]).toEqual(['booked', day(0)])
  await sql`update vendor_feeds set whole_at = now() - interval '8 days' where content_id = ${id}`.execute(db)
  await readNow(id)
  expect(asked[2]!.headers['if-none-match']).toBeUndefined()
})

// V7
test.each([
  ['status', () => serve('', {}, 404)],
  ['kind', () => serve('<html>Sign in</html>', { 'content-type': 'text/html' })],
  ['kind', () => serve('BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n')],
  ['large', () => serve(calendar(whole(day(50), `DESCRIPTION:${'x'.repeat(5_000_000)}`)))],
  ['unreachable', () => serve('', { location: 'http://169.254.169.254/latest' }, 302)],
  ['unreachable', () => serve('', { location: 'http://127.0.0.1/' }, 302)],
  ['address', () => serve('', { location: 'file:///etc/passwd' }, 302)],
  ['unreachable', () => (answer = (_, response) => response.destroy())],
])('where it can’t be read (%s) that is said, and what was read stays', async (trouble, bad) => {
  const { holder, id, look, stateOf } = await vendorOut(world)
  serve(calendar(whole(day(40))))
  await saved(holder, `http://${place}/`)
  await readNow(id)
  bad()
  await readNow(id)
  expect((await look()).feed).toMatchObject({ trouble, read_at: expect.any(String) })
  expect(await stateOf(day(40))).toBe('booked')
  serve(calendar())
  await readNow(id)
  expect((await look()).feed).toMatchObject({ trouble: null })
  expect(await stateOf(day(40))).toBe('free')
})

test('a press twice is one reading, a process that ends in the middle leaves it to the next, and another address wins over one on its way', async () => {
  const { holder, id, look, stateOf } = await vendorOut(world)
  await saved(holder, `http://${place}/`)
  const presses = await Promise.all([1, 2].map(() => holder.post('/users/me/vendor/calendar/feed/read', {})))
  expect(presses.map(({ status }) => status)).toEqual([204, 204])
  const { rows } = await sql`select id from graphile_worker.jobs where key = ${`vendor_feed:${id}`}`.execute(db)
  expect(rows).toHaveLength(1)
  const ending = new AbortController()
  answer = () => ending.abort()
  await expect(read!({ content_id: id }, ending.signal)).rejects.toThrow()
  expect((await look()).feed).toMatchObject({ tried_at: null, is_reading: true })
  answer = (_, response) =>
    void saved(holder, `http://${place}/other`).then(() =>
      response.writeHead(200, { 'content-type': 'text/calendar' }).end(calendar(whole(day(40)))),
    )
  await readNow(id)
  expect((await look()).feed).toMatchObject({ read_at: null })
  expect(await stateOf(day(40))).toBe('unknown')
  await db.updateTable('vendor_feeds').where('content_id', '=', id).set({ tried_at: '2026-01-01T00:00:00Z' }).execute()
  await readAll!({}, new AbortController().signal)
  expect(rows).toHaveLength(1)
})

// V7
test('a file is read once, beside its field what is wrong with it, and so an address that is none', async () => {
  const { holder, look, stateOf } = await vendorOut(world)
  const give = (file: unknown) => holder.put('/users/me/vendor/calendar/file', { file, time_zone: 'America/Chicago' })
  for (const wrong of ['', 'Hello', 7])
    expect(await give(wrong)).toMatchObject({ status: 422, body: { errors: { file: [expect.any(String)] } } })
  expect((await give(calendar(whole(day(40))))).status).toBe(204)
  expect((await look()).feed).toMatchObject({ place: '', time_zone: 'America/Chicago', is_reading: false })
  expect(await stateOf(day(40))).toBe('booked')
  for (const address of ['', 'file:///etc/passwd', 'ftp://a.example/b.ics', 'https://a:b@c.example/', 'http://'])
    expect(await holder.put('/users/me/vendor/calendar/feed', { address })).toMatchObject({
      status: 422,
      body: { errors: { address: [expect.any(String)] } },
    })
})

async function saved(holder: Person, address: string): Promise<void> {
  expect((await holder.put('/users/me/vendor/calendar/feed', { address, time_zone: 'America/Los_Angeles' })).status).toBe(204)
}

function readNow(content_id: number): Promise<void> {
  return read!({ content_id }, new AbortController().signal)
}
