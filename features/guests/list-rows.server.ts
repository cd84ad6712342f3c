import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '#db/db.ts'
import { type Args, prepared } from '#db/prepared.ts'
import type { Tables } from '#db/schema.ts'
import type { Wedding } from '#db/wedding.ts'
import { namesOf } from '../shapes.ts'
import { Guest, type GuestQuery } from './contract.ts'
import { type After, behind, ordered } from './order-rows.server.ts'
import { answers, anyOf, isInviteReached, type Reach, reached, reachOf } from './reach-rows.server.ts'

export type Question = GuestQuery & { after?: readonly (string | number)[] }

/** One page. The first pages are read directly; deep ones pick their ids first, so that no skipped row is joined. */
export function findGuests(db: Db, wedding: Wedding, query: Question): Promise<Guest[]> {
  return findPage(db, asked(wedding, query))
}

/** How many guests a filter finds on all its pages; undefined for the whole list, whose total the overview has. */
export async function countFound(db: Db, wedding: Wedding, query: Question): Promise<number | undefined> {
  const question = asked(wedding, query)
  if (isWhole(question)) return undefined
  const [found] = await countMatching(db, question)
  return found?.total
}

export async function findGuest(db: Db, wedding: Wedding, id: number): Promise<Guest | undefined> {
  const [guest] = await findOne(db, { ...reachOf(wedding), id })
  return guest
}

type Asked = Question & Reach & After & { offset: number }

const eb = expressionBuilder<Tables, 'guests'>()

/** From this row on it pays to pick the ids of a page first. */
const deep = 300

/** What the contract shows of a guest to whoever sees them, and nothing else. */
const columns = namesOf(Guest.omit({ invite_id: true, wedding_events: true }).shape).map((name) => `guests.${name}` as const)

const findPage = prepared<Asked, Guest>(shapeOf, (db, arg, query) => {
  if (query.offset < deep)
    return ordered(
      matching(db, arg, query)
        .select(columns)
        .select([invite(arg, query), replies(arg, query)]),
      query,
      arg,
    )
      .limit(arg.per_page)
      .offset(arg.offset)
  return ordered(
    db
      .with(
        (cte) => cte('page').materialized(),
        () =>
          ordered(matching(db, arg, query).select('guests.id'), query, arg)
            .limit(arg.per_page)
            .offset(arg.offset),
      )
      .selectFrom('guests')
      .where('guests.user_id', '=', arg.user_id)
      .where((eb) => eb('guests.id', 'in', eb.selectFrom('page').select('page.id')))
      .select(columns)
      .select([invite(arg, query), replies(arg, query)]),
    query,
    arg,
  )
})

const findOne = prepared<Reach & { id: number }, Guest>(
  ({ events }) => String(events === null),
  (db, arg, reach) =>
    reached(db, arg, reach)
      .where('guests.id', '=', arg.id)
      .select(columns)
      .select([invite(arg, reach), replies(arg, reach)]),
)

const countMatching = prepared<Asked, { total: number }>(shapeOf, (db, arg, query) =>
  matching(db, arg, query).select((eb) => eb.fn.countAll<number>().as('total')),
)

function asked(wedding: Wedding, query: Question): Asked {
  const [after_1, after_2, after_3, after_4, after_5] = query.after ?? []
  return {
    ...query,
    ...reachOf(wedding),
    after_1,
    after_2,
    after_3,
    after_4,
    after_5,
    offset: query.after ? 0 : (query.page - 1) * query.per_page,
  }
}

/** Every way in which the statement differs. */
function shapeOf({ order_by, order_dir, search, guest_event_id, status, missing_info, offset, events, after }: Asked): string {
  const filters = [search !== '', guest_event_id !== undefined, status !== undefined, missing_info]
  return [order_by, order_dir, ...filters, offset < deep, events === null, after !== undefined].join()
}

function isWhole({ search, guest_event_id, status, missing_info, events }: Asked): boolean {
  return search === '' && guest_event_id === undefined && status === undefined && missing_info === undefined && events === null
}

function matching(db: Db, arg: Args<Asked>, query: Asked) {
  const { search, guest_event_id, status, missing_info, after } = query
  let found = reached(db, arg, query)
  if (search) found = found.where(sql<SqlBool>`search_text like ${holding(arg.search)}`)
  if (guest_event_id !== undefined || status !== undefined) found = found.where(eb.exists(answersLike(arg, query)))
  if (missing_info) found = found.where(without[missing_info])
  if (after) found = found.where(behind(query, arg))
  return found
}

const without = {
  email: sql<SqlBool>`guests.email = ''`,
  phone: sql<SqlBool>`guests.phone = ''`,
  address: sql<SqlBool>`(guests.address_line1 = '' or guests.city = '')`,
  any: sql<SqlBool>`(guests.email = '' or guests.phone = '' or guests.address_line1 = '' or guests.city = '')`,
}

/**
 * Signs of a pattern are taken as they are, also those that plain_text makes of others: a full-width ％ is one.
 * Selected by itself it is made once; else once for each guest, and a long search would take a second.
 */
export function holding(text: string) {
  return sql`(select '%' || regexp_replace(plain_text(${text}), ${sql.lit(signs)}, ${sql.lit(asTheyAre)}, 'g') || '%')`
}

const signs = String.raw`[\\%_]`
const asTheyAre = String.raw`\\\&`

function answersLike(arg: Args<Asked>, { guest_event_id, status, events }: Asked): Expression<unknown> {
  let found = answers()
  if (guest_event_id !== undefined) found = found.where('event_id', '=', arg.guest_event_id)
  if (status !== undefined) found = found.where('status', '=', arg.status)
  return events === null ? found : found.where('event_id', '=', anyOf(arg.events))
}

function invite(arg: Args<Reach>, { events }: Reach) {
  return sql<string | null>`case when ${isInviteReached(arg.user_id, events === null ? null : arg.events)} then guests.invite_id end`.as(
    'invite_id',
  )
}

function replies(arg: Args<Reach>, { events }: Reach) {
  const given = answers().select(['event_id as id', 'status', 'plus_one_count', 'meal', 'plus_one_meals']).orderBy('event_id')
  return jsonArrayFrom(events === null ? given : given.where('event_id', '=', anyOf(arg.events))).as('wedding_events')
}
