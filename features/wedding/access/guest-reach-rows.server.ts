import { expressionBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Args } from '#db/prepared.ts'
import type { Tables } from '#db/schema.ts'
import type { Wedding } from '#db/wedding.ts'

/** Whose guests, and for a helper on which events; null stands for all of them. */
export interface Reach {
  user_id: number
  events: readonly number[] | null
}

/** How a prepared statement differs by that. */
export interface Reaching {
  is_all: boolean
}

const eb = expressionBuilder<Tables, 'guests'>()

export function reachOf({ user_id, events }: Wedding): Reach {
  return { user_id, events: events === 'all' ? null : events }
}

/** The guests of the wedding, for a helper those on the list of an event within reach. */
export function reached(db: Db, arg: Args<Reach>, { is_all }: Reaching) {
  const all = db.selectFrom('guests').where('guests.user_id', '=', arg.user_id)
  return is_all ? all : all.where(eb.exists(answers().where('event_id', '=', anyOf(arg.events))))
}

export function answers() {
  return eb
    .selectFrom('guest_answers')
    .whereRef('guest_answers.user_id', '=', 'guests.user_id')
    .whereRef('guest_answers.guest_id', '=', 'guests.id')
}

export function anyOf(ids: readonly number[] | null) {
  return sql<number>`any(${ids}::bigint[])`
}

/** What the envelope says may name all of a household, so it is kept from whoever does not see them all. */
export function shownName(user_id: number, events: readonly number[] | null) {
  return sql<string>`case when exists (
    select from guests member where (member.user_id, member.household_id) = (${user_id}::bigint, households.id) and not exists (
      select from guest_answers answer where (answer.user_id, answer.guest_id) = (member.user_id, member.id)
      and event_id = any(${events}::bigint[]))) then '' else households.name end`
}

/** Of `guests`: an invite opens all of its household, so it is kept from whoever does not see all lists of all of them. */
export function isInviteReached(user_id: number, events: readonly number[] | null) {
  if (events === null) return sql<SqlBool>`true`
  return sql<SqlBool>`not exists (
    select from guests member left join guest_answers answer on (answer.user_id, answer.guest_id) = (member.user_id, member.id)
    where member.user_id = ${user_id}::bigint and (member.id = guests.id or member.household_id = guests.household_id)
    and (event_id is null or event_id <> all(${events}::bigint[])))`
}

/** Of `guests` in a statement that writes: within reach of who acts. */
export function reachable({ events }: Pick<Wedding, 'events'>) {
  if (events === 'all') return sql<SqlBool>`true`
  return sql<SqlBool>`exists (select from guest_answers answer
    where (answer.user_id, answer.guest_id) = (guests.user_id, guests.id) and event_id = any(${events}::bigint[]))`
}

/** The same, with all the lists they are on. */
export function whollyReachable({ events }: Wedding) {
  if (events === 'all') return sql<SqlBool>`true`
  return sql<SqlBool>`${reachable({ events })} and not exists (select from guest_answers answer
    where (answer.user_id, answer.guest_id) = (guests.user_id, guests.id) and event_id <> all(${events}::bigint[]))`
}

/** Which of these events and households are within reach. */
export async function findOwn(db: Db, wedding: Wedding, events: readonly number[], households: readonly number[]) {
  const { user_id } = wedding
  const isOpen = wedding.events === 'all' ? sql`true` : sql`id = any(${wedding.events}::bigint[])`
  const isSeen =
    wedding.events === 'all'
      ? sql`true`
      : sql`exists (
    select from guests where (guests.user_id, guests.household_id) = (households.user_id, households.id) and ${reachable(wedding)})`
  const { rows } = await sql<{ events: number[]; households: number[] }>`select
    array(select id from guest_wedding_events where user_id = ${user_id} and id = any(${events}::bigint[]) and ${isOpen}) as events,
    array(select id from households where user_id = ${user_id} and id = any(${households}::bigint[]) and ${isSeen}) as households`.execute(
    db,
  )
  const [found] = rows
  return { events: found!.events.map(Number), households: found!.households.map(Number) }
}
