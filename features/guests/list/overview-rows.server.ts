import { type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '#db/db.ts'
import { type Args, prepared } from '#db/prepared.ts'
import type { Wedding } from '#db/wedding.ts'
import { mayBring } from '#features/guests/list/bringing-rows.server.ts'
import type { Guest, GuestPage, Household } from './contract.ts'
import { headColumns, vendorMeals } from './head-rows.server.ts'
import { anyOf, type Reach, type Reaching, reached, reachOf, shownName } from '#features/wedding/access/guest-reach-rows.server.ts'

interface Overview extends Pick<GuestPage, 'guest_wedding_events' | 'guest_wedding_event_counts' | 'vendor_meals'> {
  total: number | null
}

/** The numbers beside the list, as the database keeps them. */
export async function findOverview(db: Db, wedding: Wedding): Promise<Overview> {
  const [kept] = await findKept(db, reachOf(wedding))
  const { counts, meals, ...overview } = kept!
  const guest_wedding_event_counts = counts.map((count) => ({
    ...count,
    meals: meals.filter(isOf(count)).map(({ meal, guests }) => ({ meal, guests })),
  }))
  return { ...overview, guest_wedding_event_counts }
}

/** The households of these guests, with as many members as the caller may see, and how many of them an event's list has. */
export async function findHouseholds(db: Db, wedding: Wedding, guests: readonly Guest[], event?: number): Promise<Household[]> {
  const ids = [...new Set(guests.map(({ household_id }) => household_id))].filter((id) => id !== null)
  return ids.length === 0 ? [] : findNamed(db, { ...reachOf(wedding), ids, event })
}

interface Kept extends Omit<Overview, 'guest_wedding_event_counts'> {
  counts: Omit<GuestPage['guest_wedding_event_counts'][number], 'meals'>[]
  meals: Served[]
}

interface Served {
  id: number
  status: number
  meal: string
  guests: number
}

const findKept = prepared<Reach, Kept, Reaching>(
  ({ events }) => ({ is_all: events === null }),
  (db, { user_id, events }, { is_all }) => {
    const within = (column: 'id' | 'event_id' | 'guest_wedding_event_id') =>
      is_all ? sql<SqlBool>`true` : sql<SqlBool>`${sql.ref(column)} = ${anyOf(events)}`
    const listed = db.selectFrom('guest_wedding_events').where('user_id', '=', user_id).where(within('id'))
    const counted = db.selectFrom('guest_event_counts').where('user_id', '=', user_id).where('guests', '>', 0).where(within('event_id'))
    const served = db.selectFrom('guest_meal_counts').where('user_id', '=', user_id).where('guests', '>', 0).where(within('event_id'))
    return db.selectNoFrom([
      db.selectFrom('guest_totals').where('user_id', '=', user_id).select('guests').as('total'),
      jsonArrayFrom(listed.select(['id', 'taxonomy_event_id', 'name', 'version']).orderBy('id')).as('guest_wedding_events'),
      jsonArrayFrom(counted.select('event_id as id').select(headColumns).orderBy('event_id').orderBy('status')).as('counts'),
      jsonArrayFrom(served.select(['event_id as id', 'status', 'meal', 'guests']).orderBy('event_id').orderBy('status').orderBy('meal')).as(
        'meals',
      ),
      jsonArrayFrom(
        vendorMeals(db, user_id)
          .where('guest_wedding_event_id', 'is not', null)
          .where(within('guest_wedding_event_id'))
          .select('guest_wedding_event_id as id')
          .groupBy('guest_wedding_event_id')
          .orderBy('guest_wedding_event_id'),
      ).as('vendor_meals'),
    ])
  },
)

const findNamed = prepared<Reach & { ids: readonly number[]; event: number | undefined }, Household, Reaching & { is_of_event: boolean }>(
  ({ events, event }) => ({ is_all: events === null, is_of_event: event !== undefined }),
  (db, arg, { is_all, is_of_event }) =>
    reached(db, arg, { is_all })
      .innerJoin('households', (join) =>
        join.onRef('households.user_id', '=', 'guests.user_id').onRef('households.id', '=', 'guests.household_id'),
      )
      .where('guests.household_id', '=', anyOf(arg.ids))
      .groupBy(['households.id', 'households.name'])
      .select((eb) => [
        'households.id',
        (is_all ? sql<string>`households.name` : shownName(arg.user_id, arg.events)).as('name'),
        eb.fn.min('guests.lastname').as('lastname'),
        eb.fn.countAll<number>().as('guests'),
        sql<number>`coalesce(sum(${is_of_event ? headsOf(arg) : sql`1 + ${mayBring('guests')}`}), 0)::integer`.as('heads'),
      ])
      .orderBy('households.id'),
)

/** A guest of the event with whom they bring, as `brought` counts them. */
function headsOf({ event }: Args<{ event: number | undefined }>) {
  return sql`(select 1 + case when status in (2, 3) then plus_one_count else greatest(plus_one_count, ${mayBring('guests')}) end
    from guest_answers answer where (answer.user_id, answer.guest_id) = (guests.user_id, guests.id) and event_id = ${event})`
}

function isOf(count: { id: number; status: number }): (served: Served) => boolean {
  return ({ id, status }) => id === count.id && status === count.status
}
