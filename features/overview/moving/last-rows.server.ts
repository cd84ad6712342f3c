import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { undoable } from '#features/wedding/undo/rows.server.ts'
import type { LastMove } from './contract.ts'

/** The latest act that gave the event another day, as long as it can be taken back; taking one back is none. */
export async function findLastMove(db: Db, { user_id, role, actor_id }: Wedding, id: number): Promise<LastMove | null> {
  const { rows } = await sql<LastMove & { is_open: boolean }>`
    select line.act, line.before ->> 'date' as "from", line.after ->> 'date' as "to", actor.firstname as by,
      case when ${role !== 'helper'} or line.actor_id = ${actor_id} then line.created_at + ${undoable} end as undoable_until,
      line.undone_at is null and line.created_at > now() - ${undoable} as is_open
    from wedding_changes line left join users actor on actor.id = line.actor_id
    where line.user_id = ${user_id} and line.what = 'event.change' and line.object_id = ${id} and line.after ? 'date'
    and not exists (select from wedding_changes undone where undone.user_id = line.user_id and undone.undone_by = line.act)
    order by line.id desc limit 1`.execute(db)
  const [last] = rows
  if (!last?.is_open || last.from === null) return null
  const { is_open: _, ...move } = last
  return move
}

export interface Earlier {
  id: number
  date: string | null
  reply_by: string | null
}

/** Where an event that has no day now was before it lost it, with what lost its day along with it; so a new day knows how far it is. */
export async function findLostDays(db: Db, { user_id }: Wedding, id: number): Promise<Earlier[]> {
  const { rows } = await sql<Earlier>`
    with lost as (
      select act from wedding_changes where user_id = ${user_id} and what = 'event.change' and object_id = ${id}
      and after ? 'date' and after ->> 'date' is null order by id desc limit 1
    )
    select line.object_id as id, line.before ->> 'date' as date, line.before ->> 'reply_by' as reply_by
    from wedding_changes line where line.user_id = ${user_id} and line.act = (select act from lost) and line.what = 'event.change'
    and line.after ? 'date' and line.after ->> 'date' is null order by line.object_id`.execute(db)
  return rows
}
