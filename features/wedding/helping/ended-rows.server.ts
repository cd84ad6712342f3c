import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Ended } from './contract.ts'

/** Whose weddings are no longer shared with somebody, as they were told, the latest first; not those that they help with again. */
export async function findEnded(db: Db, me: number): Promise<Ended[]> {
  const { rows } = await sql<Ended>`
    with told as (
      select distinct on (params -> 'user' ->> 'id') id, (params -> 'user' ->> 'id')::bigint as user_id, params ->> 'name' as couple,
        coalesce(params -> 'events', '[]') as guest_wedding_events, created_at as ended_at
      from notifications where user_id = ${me} and kind = 'posse_removed' order by params -> 'user' ->> 'id', id desc
    )
    select user_id, couple, guest_wedding_events, ended_at from told
    where not exists (select from user_posses posse
      where posse.user_id = told.user_id and posse.member_id = ${me} and posse.accepted_at is not null)
    order by id desc limit 20`.execute(db)
  return rows
}
