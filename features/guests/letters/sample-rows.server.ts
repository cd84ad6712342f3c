import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { takesAnswers } from '#features/wedding/events/open-rows.server.ts'
import { namedCouple } from '#features/wedding/helping/couple-rows.server.ts'
import type { ToldEvent } from './mail.server.ts'
import { type Chosen, parties } from './party-rows.server.ts'

interface Sample {
  couple: string[]
  couple_email: string
  /** Of the household that is shown, whoever a letter would go to; null where there is none. */
  guest_id: number | null
  envelope: string
  members: { firstname: string; lastname: string }[]
  events: ToldEvent[]
}

/** Whom the first letter would greet, and what it would tell of. */
export async function findSample(db: Db, wedding: Wedding, chosen: Chosen): Promise<Sample> {
  const { rows } = await sql<Sample>`
    with first as (select ids, party from ${parties(wedding, chosen)} party order by standing <> 'ready', party limit 1)
    select ${namedCouple('users')} as couple, email as couple_email,
      (select guest.id from first join guests guest on guest.user_id = ${wedding.user_id} and guest.id = any(first.ids)
        order by guest.email = '', guest.age_group <> 'adult', guest.id limit 1) as guest_id,
      coalesce((select name from first join households on user_id = ${wedding.user_id} and id = party), '') as envelope,
      (select coalesce(jsonb_agg(jsonb_build_object('firstname', guest.firstname, 'lastname', guest.lastname)
          order by guest.age_group <> 'adult', guest.id), '[]') from first
        join guests guest on guest.user_id = ${wedding.user_id} and guest.id = any(first.ids)) as members,
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'date', date, 'start_time', to_char(start_time, 'HH24:MI'), 'place', place,
          'address', address, 'dress', dress, 'reply_by', case when ${takesAnswers('event', 'users')} then reply_by end) order by date nulls last, start_time nulls first, id), '[]')
        from guest_wedding_events event where user_id = ${wedding.user_id} and id = any(${chosen.event_ids}::bigint[])
        and (not exists (select from first) or exists (select from first, guest_answers answer
          where answer.user_id = event.user_id and answer.event_id = event.id and answer.guest_id = any(first.ids)))) as events
    from users where id = ${wedding.user_id}`.execute(db)
  return rows[0]!
}
