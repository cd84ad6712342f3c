import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { headSums } from '#features/guests/list/head-sums.ts'
import { findAsked } from '#features/quoted.server.ts'
import { listedOf, settlingOf } from '../contributors/reckoning.ts'
import { findContributors, findPaid, findPledges, sumPaid } from '../contributors/rows.server.ts'
import type { Figure } from './moved.ts'

/** What moves beside the budget, and is told to the couple alone: who comes, what quotes ask at these heads, who bears what. */
export async function findCouplesFigures(db: Db, wedding: Wedding): Promise<Figure[]> {
  const heads = await findHeads(db, wedding)
  const asked = await findAsked(db, wedding)
  const pledges = await findPledges(db, wedding)
  const givers = listedOf(await findContributors(db, wedding), pledges, await findPaid(db, wedding))
  const { parties } = settlingOf('', givers, await sumPaid(db, wedding))
  const names = new Map(givers.map(({ id, name }) => [id, name]))
  return [
    ...heads,
    ...asked.map((quote): Figure => ({ of: 'quote', ...quote })),
    ...pledges.map(
      ({ id, contributor_id, pledged }): Figure => ({ of: 'pledge', id, name: names.get(contributor_id ?? 0) ?? '', pledged }),
    ),
    ...givers.map(({ id, name, pledged, open }): Figure => ({ of: 'contributor', id, name, pledged, open, ...borne(id) })),
    { of: 'couple', id: null, name: '', ...borne(null) },
  ]

  function borne(id: number | null): Pick<Figure, 'bears' | 'balance'> {
    const party = parties.find((one) => one.id === id)
    return { bears: party?.bears ?? null, balance: party?.balance ?? null }
  }
}

interface Coming {
  id: number
  name: string
  listed: number
  waiting: number
  declined: number
  guests: number
  heads: number
  adults: number
  children: number
  infants: number
  drinkers: number
  eaters: number
  vendors: number
}

async function findHeads(db: Db, { user_id }: Wedding): Promise<Figure[]> {
  const coming = (name: string) => sql`coalesce(sum(${sql.ref(name)}) filter (where status = 2), 0)::integer as ${sql.ref(name)}`
  const { rows } = await sql<Coming>`
    select event.id, event.name, coalesce(sum(guests), 0)::integer as listed,
      coalesce(sum(guests) filter (where status in (0, 1, 4)), 0)::integer as waiting,
      coalesce(sum(guests) filter (where status = 3), 0)::integer as declined,
      ${sql.join(['guests', 'heads', 'children', 'infants', 'drinkers', 'eaters'].map(coming))},
      coalesce(sum(heads - children - infants) filter (where status = 2), 0)::integer as adults,
      (select coalesce(sum(vendor_meals), 0)::integer from user_vendors vendor where vendor.user_id = event.user_id
        and vendor.guest_wedding_event_id = event.id and vendor.status = 'hired') as vendors
    from guest_wedding_events event left join guest_event_counts on (guest_event_counts.user_id, event_id) = (event.user_id, event.id)
    where event.user_id = ${user_id} group by event.user_id, event.id, event.name order by event.id`.execute(db)
  return rows.map(({ vendors, eaters, ...counts }) => ({ of: 'event', ...counts, ...headSums({ ...counts, eaters }, vendors) }))
}
