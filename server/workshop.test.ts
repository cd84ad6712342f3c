// One chance: leaks

import { sql } from 'kysely'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { openDb } from '#db/db.ts'
import { readWorkbook } from '#tests/workbook.ts'
import { soon } from '#tests/soon.ts'
import { newWorld } from '#tests/world.ts'
import { works } from '#app/works.ts'
import { ownWedding } from './policy.ts'
import { openWorkshop, workHere } from './workshop.ts'

const world = await newWorld()
const shop = openWorkshop(world.url, { s3: undefined, data_folder: '/nowhere' })
afterAll(() => shop.close())

const ada = await world.couple()
const user = await world.db.selectFrom('users').where('id', '=', ada.id).selectAll().executeTakeFirstOrThrow()
const order = { wedding: ownWedding({ user }) }
const rows = Array.from({ length: 3_000 }, (_, nth) => ({ user_id: ada.id, firstname: `Guest ${nth}`, notes: `${nth} `.repeat(200) }))
for (let from = 0; from < rows.length; from += 1_000)
  await world.db
    .insertInto('guests')
    .values(rows.slice(from, from + 1_000))
    .execute()

test('what is made in the thread is what would be made here, several at once', async () => {
  const here = workHere(world.db, works, world.files.store)
  const both = await Promise.all([here, shop, shop].map(async ({ make }) => buffer((await make('known_guests', order)).content)))
  expect(both[1]!.equals(both[0]!)).toBe(true)
  expect(both[2]!.equals(both[0]!)).toBe(true)
  const { content, made } = await shop.make('guest_workbook', order)
  expect(readWorkbook(await buffer(content)).get('Guests')).toHaveLength(3_001)
  await made
})

test('who leaves in the middle stops the work, and the next is served', async () => {
  const { content, made } = await shop.make('guest_workbook', order)
  content.destroy()
  await made
  expect((await buffer((await shop.make('known_guests', order)).content)).length).toBeGreaterThan(100_000)
})

test('what fails early is told to who ordered it; a thread that is gone is followed by another', async () => {
  const lock = await world.db.startTransaction().execute()
  await sql`lock table guests in access exclusive mode`.execute(lock)
  const asked = shop.make('known_guests', order)
  asked.catch(() => {})
  const outside = openDb(world.url, { max: 1 })
  const cut = () =>
    sql<{
      cut: boolean
    }>`select pg_cancel_backend(pid) as cut from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await soon(async () => expect((await cut().execute(outside)).rows).toHaveLength(1))
  await expect(asked).rejects.toMatchObject({ code: '57014' })
  const cutOff = shop.make('known_guests', order)
  cutOff.catch(() => {})
  const stuck = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await soon(async () => expect((await stuck.execute(outside)).rows).toHaveLength(1))
  await shop.close()
  await expect(cutOff).rejects.toMatchObject({ status: 503 })
  await lock.rollback().execute()
  expect((await buffer((await shop.make('known_guests', order)).content)).length).toBeGreaterThan(100_000)
  await outside.destroy()
})
