import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { itemRows } from '../../checklist/rows.server.ts'
import { markOf } from '../../vendors/deadlines/rows.server.ts'

/** The task to give this vendor the final count, as long as it is open. */
export async function findCountTasks(db: Db, wedding: Wedding, vendor: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from user_checklist_items where user_id = ${wedding.user_id} and template = ${markOf(vendor, 'final_count')}
    and completed_at is null and ${itemRows.reach(wedding)} order by id for update`.execute(db)
  return rows.map(({ id }) => id)
}
