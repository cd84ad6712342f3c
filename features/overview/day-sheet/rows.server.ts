import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { namesOf } from '#features/shapes.ts'
import { columnsOf, rowsOf } from '#features/thing.server.ts'
import { type Item, itemFields, type ListedPerson, type Person, personFields, type Wish } from './sheet-shapes.ts'
import { runItem, runPerson } from './things.server.ts'

const lines = rowsOf<Item>(runItem, namesOf(itemFields))

/** The database’s driver reads ids in a list as text. */
export const itemRows: typeof lines = {
  ...lines,
  findOne: async (...asked) => {
    const found = await lines.findOne(...asked)
    return found && numbered(found)
  },
  add: async (...asked) => (await lines.add(...asked)).map(numbered),
}

function numbered(item: Item): Item {
  return { ...item, people: item.people.map(Number) }
}

export const personRows = rowsOf<Person>(runPerson, namesOf(personFields))

/** One write at a time for each sheet; false where there is no such event within reach. */
export async function holdSheet(db: Db, { user_id, events }: Wedding, event_id: number): Promise<boolean> {
  const isReached = events === 'all' ? sql`true` : sql`id = any(${events}::bigint[])`
  const { rows } = await sql`
    select from guest_wedding_events where user_id = ${user_id} and id = ${event_id} and ${isReached} for no key update`.execute(db)
  return rows.length > 0
}

/** In the order of the day; whoever is no longer on the sheet is named by no line. */
export async function findItems(db: Db, wedding: Wedding, event_id: number): Promise<Item[]> {
  const columns = namesOf(itemFields).filter((name) => name !== 'people')
  const { rows } = await sql<Item>`
    select ${columnsOf(columns, 'run_items')},
      to_jsonb(array(select person.id from run_people person where person.user_id = run_items.user_id and person.event_id = run_items.event_id
        and person.id = any(people) order by person.id)) as people
    from run_items where user_id = ${wedding.user_id} and event_id = ${event_id} and ${itemRows.reach(wedding)} order by starts, id`.execute(
    db,
  )
  return rows
}

/** Addresses are the couple's to know. */
export async function findPeople(db: Db, wedding: Wedding, event_id: number): Promise<ListedPerson[]> {
  const { rows } = await sql<ListedPerson>`
    select ${columnsOf(
      namesOf(personFields).filter((name) => name !== 'email'),
      'run_people',
    )}, case when ${wedding.role !== 'helper'} then email else '' end as email,
      exists (select from run_links link where (link.user_id, link.person_id) = (run_people.user_id, run_people.id) and ended_at is null) as has_link
    from run_people where user_id = ${wedding.user_id} and event_id = ${event_id} and ${personRows.reach(wedding)}
    order by lower(name), id`.execute(db)
  return rows
}

/** Who was given the sheet, and can be written to. */
export async function findWritten(db: Db, { user_id }: Wedding, event_id: number): Promise<{ id: number; email: string }[]> {
  const { rows } = await sql<{ id: number; email: string }>`
    select id, email from run_people person where user_id = ${user_id} and event_id = ${event_id} and email <> ''
    and exists (select from run_links link where (link.user_id, link.person_id) = (person.user_id, person.id) and ended_at is null)
    order by id`.execute(db)
  return rows
}

/** Whether all of them are on the sheet of that event. */
export async function areOn(db: Db, { user_id }: Wedding, event_id: number, people: readonly number[]): Promise<boolean> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from run_people where user_id = ${user_id} and event_id = ${event_id} and id = any(${people}::bigint[])`.execute(
    db,
  )
  return rows[0]?.n === new Set(people).size
}

const wish = sql`wish.id, wish.person_id, wish.item_id, wish.words, wish.state, wish.created_at`

export async function findWishes(db: Db, { user_id }: Wedding, event_id: number): Promise<Wish[]> {
  const { rows } = await sql<Wish>`
    select ${wish} from run_requests wish join run_people person on (person.user_id, person.id) = (wish.user_id, wish.person_id)
    where wish.user_id = ${user_id} and person.event_id = ${event_id} and state = 'open' order by wish.id`.execute(db)
  return rows
}

interface Answer {
  id: number
  event_id: number
  state: 'accepted' | 'declined'
}

/** Undefined where it was answered otherwise already, and where there is none. */
export async function answerWish(db: Db, { user_id }: Wedding, { id, event_id, state }: Answer): Promise<Wish | undefined> {
  const { rows } = await sql<Wish>`
    update run_requests wish set state = ${state}, answered_at = coalesce(answered_at, now()) from run_people person
    where wish.user_id = ${user_id} and wish.id = ${id} and (person.user_id, person.id) = (wish.user_id, wish.person_id)
    and person.event_id = ${event_id} and state in ('open', ${state}) returning ${wish}`.execute(db)
  return rows[0]
}

export async function hasWish(db: Db, { user_id }: Wedding, { id, event_id }: Pick<Answer, 'id' | 'event_id'>): Promise<boolean> {
  const { rows } = await sql`
    select from run_requests wish join run_people person on (person.user_id, person.id) = (wish.user_id, wish.person_id)
    where wish.user_id = ${user_id} and wish.id = ${id} and person.event_id = ${event_id}`.execute(db)
  return rows.length > 0
}
