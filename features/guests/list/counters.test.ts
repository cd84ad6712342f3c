// One chance: writes

import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '#db/db.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()
const { db } = world

test('a guest who goes takes the counters in the order in which an answer does, so that neither can block the other', async () => {
  const ada = await world.couple()
  const events = []
  for (let n = 0; n < 20; n++) events.push(await world.event(ada, `Event ${n}`))
  const { body } = await ada.post('/guests', { firstname: 'Grace' })
  for (const { id: event_id } of events.toReversed()) {
    await db.insertInto('guest_answers').values({ user_id: ada.id, guest_id: body.data.id, event_id }).execute()
  }

  const leaving = await db.transaction().execute(async (db) => {
    await free(db, ada.id, 1)
    const gone = world.db.deleteFrom('guests').where('user_id', '=', ada.id).execute()
    while ((await waiting()) === 0) await sleep(20)
    expect(await free(world.db, ada.id, 100)).toBe(events.length - 1)
    return { gone }
  })
  await leaving.gone
  expect((await ada.get('/guests')).body).toMatchObject({ meta: { total: 0 }, guest_wedding_event_counts: [] })
})

/** Takes as many counters as nobody holds, the first ones first, for as long as the transaction lasts. */
async function free(db: Db, user_id: number, most: number): Promise<number> {
  const counters = db.selectFrom('guest_event_counts').where('user_id', '=', user_id).select('event_id').orderBy('event_id')
  return (await counters.limit(most).forUpdate().skipLocked().execute()).length
}

async function waiting(): Promise<number> {
  const { rows } = await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.length
}
