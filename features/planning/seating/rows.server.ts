import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { namesOf } from '#features/shapes.ts'
import { columnsOf, rowsOf } from '#features/thing.server.ts'
import { type Place, ruleFields, type SeatedPerson, type SeatingRule, type SeatingTable, tableFields } from './contract.ts'
import { seat, seatingRule, seatingTable } from './things.server.ts'

export interface Seat {
  id: number
  event_id: number
  table_id: number | null
  guest_id: number | null
  user_vendor_id: number | null
  companion: number
  name: string
}

type Placed = { event_id: number }

export const tableRows = rowsOf<SeatingTable & Placed>(seatingTable, [...namesOf(tableFields), 'event_id'])
export const seatRows = rowsOf<Seat>(seat, ['id', 'event_id', 'table_id', 'guest_id', 'user_vendor_id', 'companion', 'name'])
export const ruleRows = rowsOf<SeatingRule & Placed>(seatingRule, [...namesOf(ruleFields), 'event_id'])

/** One after the other seats people at an event, and nobody gets up meanwhile; false where it is none within reach. */
export async function takeTurn(db: Db, { user_id }: Wedding, event_id: number): Promise<boolean> {
  const { rows } = await sql`
    select id from guest_wedding_events where user_id = ${user_id} and id = ${event_id} for no key update`.execute(db)
  await sql`select from seating_tables where (user_id, event_id) = (${user_id}::bigint, ${event_id}) order by id for update`.execute(db)
  return rows.length > 0
}

/** Whether these come stays as it is until the transaction ends; an answer takes them first as well, and the tables then. */
export async function holdAnswers(db: Db, { user_id }: Wedding, event_id: number, people: readonly Place[]): Promise<void> {
  const [guests, vendors] = [people.map(({ guest_id }) => guest_id ?? 0), people.map(({ user_vendor_id }) => user_vendor_id ?? 0)]
  await sql`select from guests where user_id = ${user_id} and id = any(${guests}::bigint[]) order by id for key share`.execute(db)
  await sql`
    select from guest_answers where (user_id, event_id) = (${user_id}::bigint, ${event_id}) and guest_id = any(${guests}::bigint[])
    order by guest_id for share`.execute(db)
  await sql`select from user_vendors where user_id = ${user_id} and id = any(${vendors}::bigint[]) order by id for share`.execute(db)
}

export async function findTables(db: Db, { user_id }: Wedding, event_id: number): Promise<SeatingTable[]> {
  const { rows } = await sql<SeatingTable>`
    select ${columnsOf(namesOf(tableFields))} from seating_tables where (user_id, event_id) = (${user_id}::bigint, ${event_id})
    order by is_head desc, id`.execute(db)
  return rows
}

export async function findRules(db: Db, { user_id }: Wedding, event_id: number): Promise<SeatingRule[]> {
  const { rows } = await sql<SeatingRule>`
    select ${columnsOf(namesOf(ruleFields))} from seating_rules where (user_id, event_id) = (${user_id}::bigint, ${event_id})
    order by is_must desc, id`.execute(db)
  return rows
}

/** Who may sit there, households side by side; whom a guest brings has the name that the couple wrote, or none. */
export async function findPeople(db: Db, { user_id, role }: Wedding, event_id: number): Promise<SeatedPerson[]> {
  const { rows } = await sql<SeatedPerson>`
    select guest_id, user_vendor_id, companion, name, lastname, household_id, circle, status, class, meal, diet, table_id from (
      select guest.id as guest_id, null::bigint as user_vendor_id, nth as companion,
        case nth when 0 then trim(firstname || ' ' || lastname) else coalesce(plus_one_names[nth], '') end as name, lastname, household_id,
        case relationship when '' then side else relationship end as circle, status,
        case when nth > 0 or class = 'drinker' then 'adult' else class end as class,
        case nth when 0 then meal else coalesce(plus_one_meals[nth], '') end as meal,
        case nth when 0 then dietary_notes else '' end as diet, table_id,
        case when household_id is null then guest.id else min(guest.id) over (partition by household_id) end as home
      from guest_answers answer join guests guest on (guest.user_id, guest.id) = (answer.user_id, answer.guest_id)
        cross join generate_series(0, plus_one_count) nth
        left join seats seat on (seat.user_id, seat.event_id, seat.guest_id, seat.companion) = (guest.user_id, answer.event_id, guest.id, nth)
          and left_at is null
      where answer.user_id = ${user_id} and answer.event_id = ${event_id} and status <> 3
      union all
      select null, vendor.id, nth, case when ${role === 'helper'} then '' else vendor.name end, '', null, '', 2, 'vendor', '', '', table_id, null
      from user_vendors vendor cross join generate_series(1, vendor_meals) nth
        left join seats seat on (seat.user_id, seat.event_id, seat.user_vendor_id, seat.companion) = (vendor.user_id, ${event_id}, vendor.id, nth)
          and left_at is null
      where vendor.user_id = ${user_id} and guest_wedding_event_id = ${event_id} and status = 'hired'
    ) person order by home, guest_id, user_vendor_id, companion`.execute(db)
  return rows
}

export interface Freed {
  table_id: number
  name: string
  /** The guest who has the chair, or who would have brought them. */
  host: string | null
}

/** Who sat there, got up, and doesn’t come, as far as their table has room for somebody else. */
export async function findFreed(db: Db, { user_id, role }: Wedding, event_id: number): Promise<Freed[]> {
  const { rows } = await sql<Freed>`
    select table_id, name, host from (
      select seat.id, left_at, table_id, trim(firstname || ' ' || lastname) as host,
        case when seat.guest_id is null then case when ${role === 'helper'} then '' else vendor.name end
          when companion = 0 then trim(firstname || ' ' || lastname) else coalesce(plus_one_names[companion], '') end as name,
        seats - (
          select count(*) from seats sitting where (sitting.user_id, sitting.table_id) = (place.user_id, place.id) and sitting.left_at is null
        ) as room, row_number() over (partition by table_id order by left_at desc, seat.id) as nth
      from seats seat join seating_tables place on (place.user_id, place.id) = (seat.user_id, table_id)
        left join guests guest on (guest.user_id, guest.id) = (seat.user_id, guest_id)
        left join user_vendors vendor on (vendor.user_id, vendor.id) = (seat.user_id, user_vendor_id)
      where (seat.user_id, seat.event_id) = (${user_id}::bigint, ${event_id}) and left_at is not null and not may_sit(seat)
    ) free where nth <= room order by left_at desc, id limit 100`.execute(db)
  return rows
}

/** The chairs of these people, with those from which they got up. */
export async function findSeats(db: Db, { user_id }: Wedding, event_id: number): Promise<(Seat & { left_at: string | null })[]> {
  const { rows } = await sql<Seat & { left_at: string | null }>`
    select id, event_id, table_id, guest_id, user_vendor_id, companion, name, left_at from seats
    where (user_id, event_id) = (${user_id}::bigint, ${event_id}) order by id for update`.execute(db)
  return rows
}

/** Chairs that are free again are of nobody from now on: who sat there has another, or somebody else does. */
export async function forgetFreed(db: Db, { user_id }: Wedding, ids: readonly number[]): Promise<void> {
  await sql`delete from seats where user_id = ${user_id} and id = any(${ids}::bigint[]) and left_at is not null`.execute(db)
}

/** How many sit at each of these tables. */
export async function findOverfull(db: Db, { user_id }: Wedding, tables: readonly number[]): Promise<SeatingTable | undefined> {
  const { rows } = await sql<SeatingTable>`
    select ${columnsOf(namesOf(tableFields))} from seating_tables place
    where user_id = ${user_id} and id = any(${tables}::bigint[]) and seats < (
      select count(*) from seats where (seats.user_id, seats.table_id) = (place.user_id, place.id) and left_at is null
    ) order by id limit 1`.execute(db)
  return rows[0]
}
