import { type RawBuilder, sql } from 'kysely'
import type { Wedding } from './wedding.ts'

interface Line {
  what: string
  /** The part of the statement whose rows each get a line; it has a column `id`. */
  of: string
  event?: RawBuilder<unknown>
  before?: RawBuilder<unknown>
  after?: RawBuilder<unknown>
}

const none = sql`null`

/** For `.with('told', history(…))`: lines in the wedding's history, written by the statement that makes the change. */
export function history({ user_id, actor_id }: Wedding, { what, of, event = none, before = none, after = none }: Line) {
  return () =>
    sql<never>`(insert into wedding_changes (user_id, actor_id, what, object_id, event_id, before, after)
      select ${user_id}::bigint, ${actor_id}::bigint, ${what}, ${sql.ref(`${of}.id`)}, ${event}, ${before}, ${after} from ${sql.table(of)})`
}
