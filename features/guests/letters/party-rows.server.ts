import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import type { LetterKind } from './contract.ts'

export interface Chosen {
  kind: LetterKind
  event_ids: readonly number[]
  /** Null for everybody on the lists. */
  households: readonly number[] | null
  guest_ids: readonly number[]
  only_waiting: boolean
  again: boolean
}

export type Standing = 'ready' | 'done' | 'answered' | 'not_asked' | 'refused' | 'without_address'

/** Letters of one kind to one household within a day, however often they are asked for. */
const mostAgain = 3

/**
 * The households that a sending is about, and how each stands to it. Who is in none is a household of their own,
 * under the negative of their id. A reminder waits for whoever was asked and said nothing to one of the events,
 * and a change of date for whoever knows of a day.
 */
export function parties({ user_id }: Pick<Wedding, 'user_id'>, { kind, event_ids, households, guest_ids, only_waiting, again }: Chosen) {
  const sent = { save_the_date: 'save_the_date_sent_at', change_of_date: undefined, invitation: 'invitation_sent_at', reminder: undefined }[
    kind
  ]
  const isMarked = sent ? sql`bool_or(${sql.ref(`guest.${sent}`)} is not null)` : sql`false`
  const isReminder = kind === 'reminder'
  const knows = sql`bool_or(guest.save_the_date_sent_at is not null or guest.invitation_sent_at is not null or answer.statuses && '{1,2,3,4}')`
  const isNeeded = isReminder ? sql`bool_or(answer.statuses && '{1}')` : kind === 'change_of_date' ? knows : sql`true`
  const isChosen =
    households === null
      ? sql`true`
      : sql`(guest.household_id = any(${households}::bigint[]) or guest.id in (
    select id from guests where user_id = ${user_id} and id = any(${guest_ids}::bigint[])
    union select mate.id from guests mate join guests named using (user_id, household_id)
    where named.user_id = ${user_id} and named.id = any(${guest_ids}::bigint[])))`
  const had = sql`(select max(round) from guest_letters letter where letter.user_id = ${user_id} and letter.kind = ${kind}
    and letter.passed_at is null and letter.stopped_at is null and (letter.party = grouped.party or letter.guest_id = any(grouped.ids)))`
  // A letter that waits to leave is the same wish, of a button pressed twice.
  const isLeaving = sql`exists (select from guest_letters letter where letter.user_id = ${user_id} and letter.kind = ${kind}
    and num_nulls(letter.handed_at, letter.passed_at, letter.stopped_at) = 3 and letter.party = grouped.party)`
  const lately = sql`(select count(*) from guest_letters letter where letter.user_id = ${user_id} and letter.kind = ${kind}
    and letter.created_at > now() - interval '1 day' and letter.passed_at is null and letter.stopped_at is null
    and (letter.party = grouped.party or letter.guest_id = any(grouped.ids)))`
  return sql<never>`(
    with answer as (
      select guest_id, array_agg(distinct status::int) as statuses from guest_answers
      where user_id = ${user_id} and event_id = any(${event_ids}::bigint[]) group by guest_id
    ),
    grouped as (
      select coalesce(guest.household_id, -guest.id) as party, array_agg(guest.id order by guest.id) as ids,
        bool_or(guest.email <> '') as has_address, bool_or(guest.email <> '' and refusal.email is null) as is_reachable,
        ${isMarked} as is_marked, ${isNeeded} as is_needed, bool_or(answer.statuses && '{0,1}') as is_waiting,
        bool_or(answer.statuses && '{2,3,4}') as has_answered
      from guests guest join answer on answer.guest_id = guest.id
      left join letter_refusals refusal on refusal.user_id = guest.user_id and refusal.email = lower(guest.email)
      where guest.user_id = ${user_id} and ${isChosen} group by 1
    )
    select party, ids, coalesce(${had}, 0) as had, case
      when not is_needed and has_answered then 'answered'
      when not is_needed then 'not_asked'
      when ${!again} and (is_marked or ${had} is not null) then 'done'
      when ${again} and ${isLeaving} then 'done'
      when ${lately} >= ${mostAgain} then 'done'
      when not has_address then 'without_address'
      when not is_reachable then 'refused'
      else 'ready' end as standing
    from grouped where ${isReminder || !only_waiting} or is_waiting)`
}

/** How many households stand how. */
export async function countParties(db: Db, wedding: Wedding, chosen: Chosen): Promise<Record<Standing, number>> {
  const { rows } = await sql<{ standing: Standing; n: number }>`
    select standing, count(*)::int as n from ${parties(wedding, chosen)} party group by standing`.execute(db)
  return {
    ready: 0,
    done: 0,
    answered: 0,
    not_asked: 0,
    refused: 0,
    without_address: 0,
    ...Object.fromEntries(rows.map(({ standing, n }) => [standing, n])),
  }
}

export interface Nowhere {
  id: number
  name: string
  household_id: number | null
}

/** Who would get a letter if there were an address: of each household one guest, under the name of the household. */
export async function findNowhere(db: Db, wedding: Wedding, chosen: Chosen): Promise<Nowhere[]> {
  const { rows } = await sql<Nowhere>`
    select guest.id, guest.household_id, coalesce(nullif(household.name, ''), trim(guest.firstname || ' ' || guest.lastname)) as name
    from ${parties(wedding, chosen)} party join guests guest on guest.user_id = ${wedding.user_id} and guest.id = party.ids[1]
    left join households household on (household.user_id, household.id) = (guest.user_id, guest.household_id)
    where standing = 'without_address' order by name, guest.id limit 100`.execute(db)
  return rows
}
