import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { lines } from '#features/lines.server.ts'
import type { Wedding } from '#db/wedding.ts'
import type { ReplyFields } from './contract.ts'
import { reachable } from '#features/wedding/access/guest-reach-rows.server.ts'

interface Replies extends Partial<ReplyFields> {
  ids: readonly number[]
  event_id: number
  act?: string | undefined
  /** How the guest said so, where it is known. */
  channel?: string | undefined
}

/**
 * Puts guests on the list of an event with this answer, and says which of them are within reach. What is not given stays.
 * The guests are locked first, so that an answer and a bulk act wait for each other in one order.
 */
export async function saveReplies(
  db: Db,
  wedding: Wedding,
  { ids, event_id, status, plus_one_count, meal, plus_one_meals, act, channel }: Replies,
): Promise<number[]> {
  const isOpen = wedding.events === 'all' ? sql`true` : sql`event.id = any(${wedding.events}::bigint[])`
  const given = {
    status: sql`${status ?? null}::smallint`,
    heads: sql`${plus_one_count ?? null}::smallint`,
    meal: sql`${meal ?? null}::text`,
    meals: sql`${plus_one_meals ?? null}::text[]`,
  }
  const { rows } = await sql<{ id: number }>`
    with chosen as materialized (
      select guests.user_id, guests.id from guests where user_id = ${wedding.user_id} and id = any(${ids}::bigint[])
      and ${reachable(wedding)} order by id for update
    ),
    earlier as materialized (
      select answer.* from guest_answers answer join chosen on (answer.user_id, answer.guest_id) = (chosen.user_id, chosen.id)
      where event_id = ${event_id} order by guest_id for update of answer
    ),
    saved as (
      insert into guest_answers as answer (user_id, guest_id, event_id, status, plus_one_count, meal, plus_one_meals, answered_at)
      select event.user_id, chosen.id, event.id, coalesce(${given.status}, 0), coalesce(${given.heads}, 0), coalesce(${given.meal}, ''),
        coalesce(${given.meals}, '{}'), case when ${given.status} > 1 then now() end
      from chosen join guest_wedding_events event on event.user_id = chosen.user_id and event.id = ${event_id} and ${isOpen}
      left join earlier on earlier.guest_id = chosen.id -- so that it is read before it is written
      order by chosen.id
      on conflict (user_id, guest_id, event_id) do update set
        status = coalesce(${given.status}, answer.status),
        plus_one_count = coalesce(${given.heads}, answer.plus_one_count),
        meal = coalesce(${given.meal}, answer.meal),
        plus_one_meals = coalesce(${given.meals}, answer.plus_one_meals),
        answered_at = case when coalesce(${given.status}, answer.status) = answer.status then answer.answered_at else excluded.answered_at end
      returning guest_id as id, event_id, status, plus_one_count, meal, plus_one_meals, answered_at
    ),
    changed as (
      select saved.*, (to_jsonb(earlier) - 'user_id' - 'guest_id') as before from saved left join earlier on earlier.guest_id = saved.id
    ),
    told as ${lines(wedding, {
      what: 'guest.reply',
      of: 'changed',
      event: sql`event_id`,
      before: sql`before`,
      after: sql`to_jsonb(changed) - 'id' - 'before' || ${JSON.stringify(channel ? { channel } : {})}::jsonb`,
      act,
    })}
    select id from saved`.execute(db)
  return rows.map(({ id }) => id)
}

/** Takes a guest off the lists of events within reach but these. */
export async function keepOnly(db: Db, wedding: Wedding, id: number, event_ids: readonly number[], act?: string): Promise<void> {
  const isOpen = wedding.events === 'all' ? sql`true` : sql`event_id = any(${wedding.events}::bigint[])`
  await sql`
    with gone as (
      delete from guest_answers answer where user_id = ${wedding.user_id} and guest_id = ${id}
      and event_id <> all(${event_ids}::bigint[]) and ${isOpen}
      returning guest_id as id, event_id, to_jsonb(answer) - 'user_id' - 'guest_id' as before
    ),
    told as ${lines(wedding, { what: 'guest.reply', of: 'gone', event: sql`event_id`, before: sql`before`, act })}
    select from gone`.execute(db)
}
