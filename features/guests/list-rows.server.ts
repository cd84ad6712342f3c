import { type Expression, expressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '#db/db.ts'
import { type Args, prepared } from '#db/prepared.ts'
import type { Tables } from '#db/schema.ts'
import type { Wedding } from '#db/wedding.ts'
import { namesOf } from '../shapes.ts'
import { Guest, type GuestPage, type GuestQuery } from './contract.ts'

/** One page. The first pages are read directly; deep ones pick their ids first, so that no skipped row is joined. */
export function findGuests(db: Db, wedding: Wedding, query: GuestQuery): Promise<Guest[]> {
  return findPage(db, asked(wedding, query))
}

/** How many guests a filter finds on all its pages; undefined for the whole list, whose total the overview has. */
export async function countFound(db: Db, wedding: Wedding, query: GuestQuery): Promise<number | undefined> {
  const question = asked(wedding, query)
  if (isWhole(question)) return undefined
  const [found] = await countMatching(db, question)
  return found?.total
}

export async function findGuest(db: Db, { user_id }: Wedding, id: number): Promise<Guest | undefined> {
  const [guest] = await findOne(db, { user_id, id })
  return guest
}

interface Overview extends Pick<GuestPage, 'guest_wedding_events' | 'guest_wedding_event_counts'> {
  total: number | null
}

/** The numbers beside the list, as the database keeps them. */
export async function findOverview(db: Db, { user_id }: Wedding): Promise<Overview> {
  const [overview] = await findKept(db, { user_id })
  return overview!
}

type Asked = GuestQuery & { user_id: number; offset: number }

const eb = expressionBuilder<Tables, 'guests'>()

/** From this row on it pays to pick the ids of a page first. */
const deep = 300

/** What the contract shows of a guest, and nothing else. */
const columns = namesOf(Guest.omit({ wedding_events: true }).shape).map((name) => `guests.${name}` as const)

const replies = jsonArrayFrom(
  eb
    .selectFrom('guest_answers')
    .whereRef('guest_answers.user_id', '=', 'guests.user_id')
    .whereRef('guest_answers.guest_id', '=', 'guests.id')
    .select(['event_id as id', 'status', 'plus_one_count', 'meal'])
    .orderBy('event_id'),
).as('wedding_events')

const findPage = prepared<Asked, Guest>(shapeOf, (db, arg, query) => {
  if (query.offset < deep)
    return ordered(matching(db, arg, query).select(columns).select(replies), query)
      .limit(arg.per_page)
      .offset(arg.offset)
  return ordered(
    db
      .with(
        (cte) => cte('page').materialized(),
        () =>
          ordered(matching(db, arg, query).select('guests.id'), query)
            .limit(arg.per_page)
            .offset(arg.offset),
      )
      .selectFrom('guests')
      .where('guests.user_id', '=', arg.user_id)
      .where((eb) => eb('guests.id', 'in', eb.selectFrom('page').select('page.id')))
      .select(columns)
      .select(replies),
    query,
  )
})

const findOne = prepared<{ user_id: number; id: number }, Guest>(
  () => '',
  (db, { user_id, id }) =>
    db.selectFrom('guests').where('user_id', '=', user_id).where('guests.id', '=', id).select(columns).select(replies),
)

const countMatching = prepared<Asked, { total: number }>(shapeOf, (db, arg, query) =>
  matching(db, arg, query).select((eb) => eb.fn.countAll<number>().as('total')),
)

const findKept = prepared<{ user_id: number }, Overview>(
  () => '',
  (db, { user_id }) => {
    const events = db.selectFrom('guest_wedding_events').where('user_id', '=', user_id).select(['id', 'taxonomy_event_id', 'name'])
    const counts = db.selectFrom('guest_event_counts').where('user_id', '=', user_id).where('guests', '>', 0)
    return db.selectNoFrom([
      db.selectFrom('guest_totals').where('user_id', '=', user_id).select('guests').as('total'),
      jsonArrayFrom(events.orderBy('id')).as('guest_wedding_events'),
      jsonArrayFrom(counts.select(['event_id as id', 'status', 'guests', 'heads']).orderBy('event_id').orderBy('status')).as(
        'guest_wedding_event_counts',
      ),
    ])
  },
)

function asked({ user_id }: Wedding, query: GuestQuery): Asked {
  return { ...query, user_id, offset: (query.page - 1) * query.per_page }
}

/** Every way in which the statement differs. */
function shapeOf({ order_by, order_dir, search, guest_event_id, status, offset }: Asked): string {
  return [order_by, order_dir, search !== '', guest_event_id !== undefined, status !== undefined, offset < deep].join()
}

function isWhole({ search, guest_event_id, status }: Asked): boolean {
  return search === '' && guest_event_id === undefined && status === undefined
}

function matching(db: Db, arg: Args<Asked>, { search, guest_event_id, status }: Asked) {
  let found = db.selectFrom('guests').where('guests.user_id', '=', arg.user_id)
  if (search) found = found.where(sql<SqlBool>`search_text like ${holding(arg.search)}`)
  if (guest_event_id !== undefined || status !== undefined) found = found.where(eb.exists(answersLike(arg, { guest_event_id, status })))
  return found
}

/** Signs of a pattern are taken as they are, also those that plain_text makes of others: a full-width ％ is one. */
function holding(text: string) {
  return sql`'%' || regexp_replace(plain_text(${text}), ${sql.lit(signs)}, ${sql.lit(asTheyAre)}, 'g') || '%'`
}

const signs = String.raw`[\\%_]`
const asTheyAre = String.raw`\\\&`

function answersLike(arg: Args<Asked>, { guest_event_id, status }: Pick<Asked, 'guest_event_id' | 'status'>): Expression<unknown> {
  let found = eb
    .selectFrom('guest_answers')
    .whereRef('guest_answers.user_id', '=', 'guests.user_id')
    .whereRef('guest_answers.guest_id', '=', 'guests.id')
  if (guest_event_id !== undefined) found = found.where('event_id', '=', arg.guest_event_id)
  if (status !== undefined) found = found.where('status', '=', arg.status)
  return found
}

/** Names sort by each other, so that no two pages show the same guest. */
function ordered<Row>(query: SelectQueryBuilder<Tables, 'guests', Row>, { order_by, order_dir }: Pick<Asked, 'order_by' | 'order_dir'>) {
  const byColumn = query.orderBy(`guests.${order_by}`, order_dir)
  const byName = order_by === 'lastname' ? byColumn.orderBy('guests.firstname', order_dir) : byColumn
  return byName.orderBy('guests.id', order_dir)
}
