import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import type { Kind } from '#features/kinds.ts'
import type { Thing } from '#features/thing.server.ts'

/** What a line of the history says was there before, and after. */
export interface Line {
  id: number
  what: string
  object_id: number
  event_id: number | null
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** In whose wedding an act was, who did it, and what kinds of things it was about. */
export function findActors(db: Db, act: string) {
  return db
    .selectFrom('wedding_changes')
    .where('act', '=', act)
    .select(['user_id', 'actor_id', sql<Kind>`split_part(what, '.', 1)`.as('kind')])
    .distinct()
    .execute()
}

/** For so long an act can be taken back. */
export const undoable = sql`interval '30 days'`

/** The lines of an act, for who undoes it first; a second one gets none, nor does who comes when its time is over. */
export async function claim(db: Db, { user_id }: Wedding, act: string, undo: string): Promise<Line[]> {
  const { rows } = await sql<Line>`
    update wedding_changes set undone_at = now(), undone_by = ${undo}
    where user_id = ${user_id} and act = ${act} and undone_at is null and created_at > now() - ${undoable}
    returning id, what, object_id, event_id, before, after`.execute(db)
  return rows.toSorted((one, other) => one.id - other.id)
}

export async function isUndone(db: Db, { user_id }: Wedding, act: string): Promise<boolean> {
  const line = await db
    .selectFrom('wedding_changes')
    .where('user_id', '=', user_id)
    .where('act', '=', act)
    .where('undone_at', 'is not', null)
    .select('id')
    .executeTakeFirst()
  return line !== undefined
}

/**
 * Those of the lines whose thing nothing was said of since, and events with nobody on their list. The things are locked, so that
 * it stays so until the transaction ends.
 */
export async function untouched(db: Db, { user_id }: Wedding, { kind, table }: Thing, lines: readonly Line[]): Promise<number[]> {
  const ids = lines.map(({ object_id }) => object_id)
  await sql`select from ${sql.table(table)} where user_id = ${user_id} and id = any(${ids}::bigint[]) order by id for update`.execute(db)
  const { rows } = await sql<{ object_id: number }>`
    select line.object_id from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (id bigint, object_id bigint)
    where not exists (
      select from wedding_changes later where later.user_id = ${user_id} and later.id > line.id and later.act <> (
        select act from wedding_changes own where (own.user_id, own.id) = (${user_id}, line.id))
      and ((later.object_id = line.object_id and later.what like ${`${kind}.%`}) or (${kind} = 'event' and later.event_id = line.object_id)))
    and not (${kind} = 'event' and exists (select from guest_answers where user_id = ${user_id} and event_id = line.object_id))`.execute(db)
  return rows.map(({ object_id }) => object_id)
}
