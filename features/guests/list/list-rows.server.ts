import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '#db/db.ts'
import { type Args, prepared } from '#db/prepared.ts'
import type { Tables } from '#db/schema.ts'
import type { Wedding } from '#db/wedding.ts'
import { namesOf } from '#features/shapes.ts'
import { Guest, type GuestQuery } from './contract.ts'
import { type After, behind, type Order, ordered } from './order-rows.server.ts'
import {
  answers,
  anyOf,
  isInviteReached,
  type Reach,
  type Reaching,
  reached,
  reachOf,
} from '#features/wedding/access/guest-reach-rows.server.ts'

export type Question = GuestQuery & { after?: readonly (string | number)[] | undefined }

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

const findPage = prepared<Asked, Guest, Shape>(shapeOf, (db, arg, shape) => {
  if (!shape.is_deep)
    return ordered(
      matching(db, arg, shape)
        .select(columns)
        .select([invite(arg, shape), replies(arg, shape)]),
      shape,
      arg,
    )
      .limit(arg.per_page)
      .offset(arg.offset)
  return ordered(
    db
      .with(
        (cte) => cte('page').materialized(),
        () =>
          ordered(matching(db, arg, shape).select('guests.id'), shape, arg)
            .limit(arg.per_page)
            .offset(arg.offset),
      )
      .selectFrom('guests')
      .where('guests.user_id', '=', arg.user_id)
      .where((eb) => eb('guests.id', 'in', eb.selectFrom('page').select('page.id')))
      .select(columns)
      .select([invite(arg, shape), replies(arg, shape)]),
    shape,
    arg,
  )
})

const findOne = prepared<Reach & { id: number }, Guest, Reaching>(
  ({ events }) => ({ is_all: events === null }),
  (db, arg, shape) =>
    reached(db, arg, shape)
      .where('guests.id', '=', arg.id)
      .select(columns)
      .select([invite(arg, shape), replies(arg, shape)]),
)

const countMatching = prepared<Asked, { total: number }, Shape>(shapeOf, (db, arg, shape) =>
  matching(db, arg, shape).select((eb) => eb.fn.countAll<number>().as('total')),
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
interface Shape extends Order, Reaching {
  is_searched: boolean
  is_of_event: boolean
  is_of_status: boolean
  missing_info: GuestQuery['missing_info']
  is_deep: boolean
  is_after: boolean
}

function shapeOf({ order_by, order_dir, search, guest_event_id, status, missing_info, offset, events, after }: Asked): Shape {
  return {
    order_by,
    order_dir,
    is_searched: search !== '',
    is_of_event: guest_event_id !== undefined,
    is_of_status: status !== undefined,
    missing_info,
    is_deep: offset >= deep,
    is_all: events === null,
    is_after: after !== undefined,
  }
}

function isWhole({ search, guest_event_id, status, missing_info, events }: Asked): boolean {
  return search === '' && guest_event_id === undefined && status === undefined && missing_info === undefined && events === null
}

function matching(db: Db, arg: Args<Asked>, shape: Shape) {
  const { is_searched, is_of_event, is_of_status, missing_info, is_after } = shape
  let found = reached(db, arg, shape)
  if (is_searched) found = found.where(sql<SqlBool>`search_text like ${holding(arg.search)}`)
  if (is_of_event || is_of_status) found = found.where(eb.exists(answersLike(arg, shape)))
  if (missing_info) found = found.where(without[missing_info])
  if (is_after) found = found.where(behind(shape, arg))
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

function answersLike(arg: Args<Asked>, { is_of_event, is_of_status, is_all }: Shape): Expression<unknown> {
  let found = answers()
  if (is_of_event) found = found.where('event_id', '=', arg.guest_event_id)
  if (is_of_status) found = found.where('status', '=', arg.status)
  return is_all ? found : found.where('event_id', '=', anyOf(arg.events))
}

function invite(arg: Args<Reach>, { is_all }: Reaching) {
  return sql<string | null>`case when ${isInviteReached(arg.user_id, is_all ? null : arg.events)} then guests.invite_id end`.as('invite_id')
}

function replies(arg: Args<Reach>, { is_all }: Reaching) {
  const given = answers().select(['event_id as id', 'status', 'plus_one_count', 'meal', 'plus_one_meals']).orderBy('event_id')
  return jsonArrayFrom(is_all ? given : given.where('event_id', '=', anyOf(arg.events))).as('wedding_events')
}
