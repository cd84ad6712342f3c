// One chance: writes

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newWorld } from '#tests/world.ts'
import { keepEventDays } from './jobs.server.ts'

const world = await newWorld()
const { db } = world

test('today and the week ahead have their own places from the start, and what is counted goes to that of its day', async () => {
  expect(await days()).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map(dayFromNow))
  await world.visitor().post('/e', { event: 'today' })
  expect(await placesOf('today')).toEqual([dayFromNow(0)])
})

test('every run of the job makes what is missing, also when two run at once', async () => {
  await sql.raw(`drop table ${dayFromNow(3)}, ${dayFromNow(6)}`).execute(db)
  await Promise.all([keepEventDays(db, 395), keepEventDays(db, 395)])
  expect(await days()).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map(dayFromNow))
})

test('what came on a day without a place is not lost, and moves into it when it is made', async () => {
  await sql.raw(`drop table ${dayFromNow(5)}`).execute(db)
  await countAt('late', 5)
  expect(await placesOf('late')).toEqual(['analytics_events_rest'])
  await keepEventDays(db, 395)
  expect(await placesOf('late')).toEqual([dayFromNow(5)])
})

test('days past their time are dropped whole, and the last one that counts stays', async () => {
  for (const days of [-31, -30]) await sql`select make_event_day(((now() at time zone 'UTC')::date + ${days}::int))`.execute(db)
  await countAt('old', -31)
  await countAt('kept', -30)
  await countAt('older than any day', -400)
  const ada = await world.couple()
  await ada.post('/users/me/event', { event: 'long ago' })
  await ada.post('/users/me/event', { event: 'just now' })
  await sql`update user_events set created_at = now() - interval '31 days' where event = 'long ago'`.execute(db)
  await keepEventDays(db, 30)
  expect(await days()).toEqual([-30, 0, 1, 2, 3, 4, 5, 6, 7].map(dayFromNow))
  expect(await placesOf('old')).toEqual([])
  expect(await placesOf('older than any day')).toEqual([])
  expect(await placesOf('kept')).toEqual([dayFromNow(-30)])
  expect(await db.selectFrom('user_events').where('user_id', '=', ada.id).select('event').execute()).toEqual([{ event: 'just now' }])
})

test('counting goes on while days are made and dropped', async () => {
  const counting = Array.from({ length: 40 }, () => world.visitor().post('/e', { event: 'meanwhile' }))
  await Promise.all([keepEventDays(db, 20), keepEventDays(db, 10)])
  expect((await Promise.all(counting)).map(({ status }) => status)).toEqual(Array(40).fill(204))
  expect(await placesOf('meanwhile')).toHaveLength(40)
})

function dayFromNow(days: number): string {
  return `analytics_events_${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')}`
}

async function days(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select inhrelid::regclass::text as name from pg_inherits
    where inhparent = 'analytics_events'::regclass and inhrelid <> 'analytics_events_rest'::regclass order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

async function placesOf(event: string): Promise<string[]> {
  const { rows } = await sql<{
    name: string
  }>`select tableoid::regclass::text as name from analytics_events where event = ${event}`.execute(db)
  return rows.map(({ name }) => name)
}

async function countAt(event: string, days: number): Promise<void> {
  await sql`insert into analytics_events (created_at, kind, event) values (now() + make_interval(days => ${days}::int), 'event', ${event})`.execute(
    db,
  )
}
