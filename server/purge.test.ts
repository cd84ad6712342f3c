// One chance: writes

import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newWorld } from '#tests/world.ts'
import { purge } from './purge.ts'
import { secondsFromNow } from './session.ts'

const world = await newWorld()
const { db } = world

test('what has served its time goes, and nothing that somebody still uses', async () => {
  const [gone, here] = [await world.couple(), await world.couple()]
  for (const couple of [gone, here]) await couple.post('/guests', { firstname: 'Grace' }, { 'idempotency-key': 'one' })
  await sql`update tokens set expires_at = now() - interval '1 minute' where user_id = ${gone.id}`.execute(db)
  await sql`update sessions set created_at = now() - interval '31 days'`.execute(db)
  await sql`update idempotency_keys set created_at = now() - interval '25 hours' where user_id = ${gone.id}`.execute(db)
  await sql`update mails set sent_at = now() - interval '31 days' where user_id = ${gone.id}`.execute(db)

  const link = (couple: { id: number }, created_at: string) => ({ hash: randomBytes(32), user_id: couple.id, kinds: [], created_at })
  const [lastYear, lately] = [-366, -300].map((days) => secondsFromNow(days * 86_400))
  await db
    .insertInto('notice_links')
    .values([link(gone, lastYear!), link(here, lately!)])
    .execute()

  await purge(db)

  expect((await gone.get('/users/me')).status).toBe(401)
  expect((await here.get('/guests')).body.meta.total).toBe(1)
  for (const table of ['tokens', 'sessions', 'idempotency_keys', 'mails', 'notice_links'] as const) {
    const rows = await db.selectFrom(table).select('user_id').execute()
    expect([...new Set(rows.map(({ user_id }) => user_id))]).toEqual([here.id])
  }
  expect((await db.selectFrom('guests').where('user_id', '=', gone.id).select('firstname').execute()).length).toBe(1)
})
