import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import type { GivenAnswer } from './contract.ts'

interface Asked {
  id: number
  page: number
  per_page: number
}

/** What the history says of a guest's answers, for the events within reach that are still there, and how many they are. */
export async function findAnswers(db: Db, wedding: Wedding, { id, page, per_page }: Asked): Promise<[GivenAnswer[], total: number]> {
  const given = givenTo(wedding, id)
  const [{ rows }, counted] = await Promise.all([
    sql<GivenAnswer>`${given}
      select given.id, event_id, event, (said ->> 'status')::int as status, coalesce((said ->> 'plus_one_count')::int, 0) as plus_one_count,
        coalesce(said ->> 'meal', '') as meal, coalesce(said ->> 'channel', '') as channel, given.created_at,
        case when said ->> 'channel' = 'guest' then '' else coalesce(trim(actor.firstname || ' ' || actor.lastname), '') end as by
      from given left join users actor on actor.id = actor_id
      order by given.id desc, event_id limit ${per_page} offset ${(page - 1) * per_page}`.execute(db),
    sql<{ total: number }>`${given} select count(*)::int as total from given`.execute(db),
  ])
  return [rows, counted.rows[0]?.total ?? 0]
}

/** Each answer is a line; the one that a guest was added with is what stood there before the first of them, or stands there still. */
function givenTo({ user_id, events }: Wedding, guest_id: number) {
  const isOpen = events === 'all' ? sql`true` : sql`event.id = any(${events}::bigint[])`
  return sql`
    with line as (
      select line.id, line.actor_id, line.created_at, event.id as event_id, event.name as event, line.before, line.after
      from wedding_changes line
      join guest_wedding_events event on (event.user_id, event.id) = (line.user_id, line.event_id) and ${isOpen}
      where line.user_id = ${user_id} and line.object_id = ${guest_id} and line.what = 'guest.reply'
    ),
    added as (
      select id, actor_id, created_at from wedding_changes
      where user_id = ${user_id} and object_id = ${guest_id} and what = 'guest.add' order by id limit 1
    ),
    first as (select distinct on (event_id) event_id, before from line order by event_id, id),
    began as (
      select event.id as event_id, event.name as event, case when first.event_id is null then to_jsonb(answer) else first.before end as said
      from guest_wedding_events event
      left join first on first.event_id = event.id
      left join guest_answers answer on (answer.user_id, answer.event_id, answer.guest_id) = (event.user_id, event.id, ${guest_id})
      where event.user_id = ${user_id} and ${isOpen}
    ),
    given as (
      select id, actor_id, created_at, event_id, event, after as said from line
      union all
      select added.id, actor_id, created_at, event_id, event, said from began, added where (said ->> 'status')::int > 1
    )`
}
