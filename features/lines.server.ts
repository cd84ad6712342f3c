import { type RawBuilder, sql } from 'kysely'
import type { Wedding } from '#db/wedding.ts'
import type { What } from './kinds.ts'

interface Line {
  what: What
  /** The part of the statement whose rows each get a line; it has a column `id`. */
  of: string
  event?: RawBuilder<unknown>
  before?: RawBuilder<unknown>
  after?: RawBuilder<unknown>
  /** What it belongs to, where several statements or lines are taken back together. */
  act?: string | undefined
}

const none = sql`null`

/** For `.with('told', history(…))`: lines in the wedding's history, written by the statement that makes the change. */
export function history(wedding: Wedding, line: Line) {
  return () => lines(wedding, line)
}

/** The same for a statement that is written out. What nobody with an account did has no actor. */
export function lines(
  { user_id, actor_id }: { user_id: number | RawBuilder<unknown>; actor_id: number | null },
  { what, of, event = none, before = none, after = none, act }: Line,
) {
  const id = act === undefined ? sql`gen_random_uuid()` : sql`${act}::uuid`
  return sql<never>`(insert into wedding_changes (user_id, actor_id, what, object_id, event_id, before, after, act, is_first)
    select ${user_id}::bigint, ${actor_id}::bigint, ${sql.lit(what)}, ${sql.ref(`${of}.id`)}, ${event}, ${before}, ${after}, ${id}, row_number() over () = 1 from ${sql.table(of)})`
}
