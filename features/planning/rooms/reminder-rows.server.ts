import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { RoomBlock } from './contract.ts'

export interface RoomReminder extends Pick<RoomBlock, 'id' | 'hotel' | 'kind' | 'rooms' | 'nights' | 'promised' | 'taken' | 'rate'> {
  cutoff: string
  /** Until then. */
  left: number
}

/** The days before, each with the day after it, on which what a standing process missed is made up for. */
const marks = sql`case when left_over in (59, 60) then 60 when left_over in (29, 30) then 30 when left_over in (13, 14) then 14 end`

/** What has a last day so near by the couple's own clock, once the morning has begun there, and nights that nobody took. */
function near(now: Date): RawBuilder<unknown> {
  return sql`select near.*, ${marks} as days from (
    select block.user_id, block.id, block.hotel, block.kind, block.rooms, block.nights, block.promised, block.taken, block.rate, block.cutoff,
      block.cutoff - here::date as left_over
    from room_blocks block join users owner on owner.id = block.user_id
    cross join lateral (select ${now}::timestamptz at time zone owner.time_zone as here) clock
    where block.taken < block.rooms * block.nights and extract(hour from here) >= 8
      and block.cutoff between ${now}::timestamptz::date + 12 and ${now}::timestamptz::date + 62
      and not exists (select from account_deletions closing where closing.user_id = block.user_id)
  ) near where ${marks} is not null`
}

/** Those who are to be told of a block that they were not told of yet. */
export async function findToTell(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select distinct user_id from (${near(now)}) near where not exists (
      select from room_reminders said where (said.user_id, said.block_id, said.cutoff, said.days) = (near.user_id, near.id, near.cutoff, near.days)
    ) order by user_id`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

/** What one couple is to be told of, each by whoever takes it first. */
export async function takeRoomReminders(db: Db, user_id: number, now: Date): Promise<RoomReminder[]> {
  const { rows } = await sql<RoomReminder>`
    with near as materialized (select * from (${near(now)}) near where user_id = ${user_id} order by id),
    taken as (
      insert into room_reminders (user_id, block_id, cutoff, days) select user_id, id, cutoff, days from near
      on conflict do nothing returning block_id
    )
    select id, hotel, kind, rooms, nights, promised, near.taken, rate, cutoff, left_over as left
    from near where id in (select block_id from taken) order by cutoff, id`.execute(db)
  return rows
}

export async function forgetRoomReminders(db: Db, now: Date): Promise<void> {
  await sql`delete from room_reminders where cutoff < ${now}::timestamptz::date - 60`.execute(db)
}
