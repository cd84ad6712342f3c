import { expressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '#db/db.ts'
import { prepared } from '#db/prepared.ts'
import type { Tables } from '#db/schema.ts'
import type { Wedding } from '#db/wedding.ts'
import type { Guest, GuestPage, Household } from './contract.ts'
import { anyOf, type Reach, reached, reachOf, shownName } from './reach-rows.server.ts'

interface Overview extends Pick<GuestPage, 'guest_wedding_events' | 'guest_wedding_event_counts'> {
  total: number | null
}

/** The numbers beside the list, as the database keeps them. */
export async function findOverview(db: Db, wedding: Wedding): Promise<Overview> {
  const [overview] = await findKept(db, reachOf(wedding))
  return overview!
}

/** The households of these guests, with as many members as the caller may see. */
export async function findHouseholds(db: Db, wedding: Wedding, guests: readonly Guest[]): Promise<Household[]> {
  const ids = [...new Set(guests.map(({ household_id }) => household_id))].filter((id) => id !== null)
  return ids.length === 0 ? [] : findNamed(db, { ...reachOf(wedding), ids })
}

const eb = expressionBuilder<Tables & { counted: Tables['guest_event_counts'] }, 'counted'>()

const findKept = prepared<Reach, Overview>(
  ({ events }) => String(events === null),
  (db, { user_id, events }, reach) => {
    const meals = eb
      .selectFrom('guest_meal_counts as served')
      .whereRef('served.user_id', '=', 'counted.user_id')
      .whereRef('served.event_id', '=', 'counted.event_id')
      .whereRef('served.status', '=', 'counted.status')
      .where('served.guests', '>', 0)
      .select(['served.meal', 'served.guests'])
      .orderBy('served.meal')
    const listed = db
      .selectFrom('guest_wedding_events')
      .where('user_id', '=', user_id)
      .select(['id', 'taxonomy_event_id', 'name', 'version'])
    const counted = db.selectFrom('guest_event_counts as counted').where('user_id', '=', user_id).where('guests', '>', 0)
    const [ownEvents, ownCounts] =
      reach.events === null ? [listed, counted] : [listed.where('id', '=', anyOf(events)), counted.where('event_id', '=', anyOf(events))]
    return db.selectNoFrom([
      db.selectFrom('guest_totals').where('user_id', '=', user_id).select('guests').as('total'),
      jsonArrayFrom(ownEvents.orderBy('id')).as('guest_wedding_events'),
      jsonArrayFrom(
        ownCounts
          .select(['event_id as id', 'status', 'guests', 'heads', jsonArrayFrom(meals).as('meals')])
          .orderBy('event_id')
          .orderBy('status'),
      ).as('guest_wedding_event_counts'),
    ])
  },
)

const findNamed = prepared<Reach & { ids: readonly number[] }, Household>(
  ({ events }) => String(events === null),
  (db, arg, reach) =>
    reached(db, arg, reach)
      .innerJoin('households', (join) =>
        join.onRef('households.user_id', '=', 'guests.user_id').onRef('households.id', '=', 'guests.household_id'),
      )
      .where('guests.household_id', '=', anyOf(arg.ids))
      .groupBy(['households.id', 'households.name'])
      .select((eb) => [
        'households.id',
        (reach.events === null ? sql<string>`households.name` : shownName(arg.user_id, arg.events)).as('name'),
        eb.fn.min('guests.lastname').as('lastname'),
        eb.fn.countAll<number>().as('guests'),
      ])
      .orderBy('households.id'),
)
