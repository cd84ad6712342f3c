import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import type { OfferedTask } from './offered-task.ts'

/** A task that a text offers, as long as anybody may read the text. */
export async function findOffered(db: Db, { id, nth }: { id: number; nth: number }): Promise<OfferedTask | undefined> {
  const { rows } = await sql<{ task: OfferedTask | null }>`
    select jsonb_path_query_array(tree, 'strict $.** ? (@.name == "task").attributes') -> ${nth}::integer as task
    from content where id = ${id} and (status = 'published' or (status = 'scheduled' and published_on <= current_date))
      and not is_sold(type, fields)`.execute(db)
  return rows[0]?.task ?? undefined
}

/** Whether something of that title stands on the couple's checklist. */
export async function hasTask(db: Db, { user_id }: Wedding, title: string): Promise<boolean> {
  const found = await db
    .selectFrom('user_checklist_items')
    .where('user_id', '=', user_id)
    .where('title', '=', title)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
