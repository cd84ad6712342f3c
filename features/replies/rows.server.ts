import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import type { GivenAnswer } from './contract.ts'

/** What the history says of a guest's answers, for the events within reach that are still there. */
export async function findAnswers(db: Db, { user_id, events }: Wedding, guest_id: number): Promise<GivenAnswer[]> {
  const isOpen = events === 'all' ? sql`true` : sql`event.id = any(${events}::bigint[])`
  const { rows } = await sql<GivenAnswer>`
    select line.id, event.id as event_id, event.name as event, (after ->> 'status')::int as status,
      coalesce((after ->> 'plus_one_count')::int, 0) as plus_one_count, coalesce(after ->> 'meal', '') as meal,
      case when after ->> 'channel' = 'guest' then '' else coalesce(trim(actor.firstname || ' ' || actor.lastname), '') end as by,
      coalesce(after ->> 'channel', '') as channel, line.created_at
    from wedding_changes line
    join guest_wedding_events event on (event.user_id, event.id) = (line.user_id, line.event_id) and ${isOpen}
    left join users actor on actor.id = line.actor_id
    where line.user_id = ${user_id} and line.object_id = ${guest_id} and line.what = 'guest.reply'
    order by line.id desc limit 100`.execute(db)
  return rows
}
