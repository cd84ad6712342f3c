import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { costRows } from '../rows.server.ts'
import type { Known } from './contract.ts'

/** Every cost within reach, and the last line of the history before they were read. */
export async function findKnown(db: Db, wedding: Wedding): Promise<{ data: Known[]; seen: number }> {
  const { user_id } = wedding
  const { rows } = await sql<{ seen: number }>`
    select coalesce(max(id), 0) as seen from wedding_changes where user_id = ${user_id}`.execute(db)
  const { rows: data } = await sql<Known>`
    select id, name, vendor, event_id from budget_items where user_id = ${user_id} and ${costRows.reach(wedding)} order by id`.execute(db)
  return { data, seen: rows[0]?.seen ?? 0 }
}

/** What the caller's import of this name did, if it was there before. */
export async function importedBy(db: Db, { user_id, actor_id }: Wedding, act: string) {
  const { rows } = await sql<{ all: number; items: number; payments: number }>`
    select count(*)::integer as all, count(*) filter (where what = 'cost.add')::integer as items,
      count(*) filter (where what = 'payment.add')::integer as payments
    from wedding_changes where user_id = ${user_id} and actor_id = ${actor_id} and act = ${act}`.execute(db)
  const { all, ...did } = rows[0]!
  return all > 0 ? did : undefined
}
