import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import { findEventsWith } from '#features/wedding/access/rows.server.ts'
import type { Quoted } from '../budget/contract.ts'
import { findFrame } from '../budget/rows.server.ts'
import { shownHeads } from './compare/shown-heads.ts'
import { mayStillBeTaken } from './compare/shown-quote.ts'
import { guestsIn } from './heads.ts'
import { findComing } from './heads-rows.server.ts'
import { findOpenQuotes } from './open-rows.server.ts'
import { sumQuote } from './quote-sums.ts'
import { findNewest } from './rows.server.ts'
import type { Quote } from './contract.ts'

type Terms = Quote['terms']

/** By cost what its open quotes ask, for whoever may see both the money and the vendors; in as many queries for one as for all. */
export async function findQuoted(db: Db, wedding: Wedding): Promise<ReadonlyMap<number, Quoted>> {
  const seeing = { ...wedding, events: await findEventsWith(db, wedding, permissions.vendors) }
  if (seeing.events.length === 0) return new Map()
  const [found, { today }] = await Promise.all([findOpenQuotes(db, seeing), findFrame(db, wedding)])
  const open = found.filter((quote) => mayStillBeTaken(quote, today))
  const totals = await totalsOf(db, seeing, open)
  const byCost = Map.groupBy(
    open.map(({ cost_id }, nth) => ({ cost_id, total: totals[nth]! })),
    ({ cost_id }) => cost_id,
  )
  return new Map([...byCost].map(([cost, quotes]) => [cost, rangeOf(quotes.map(({ total }) => total))]))
}

/** What the newest quote of each vendor with whom it is not over comes to by itself. */
export async function findAsked(db: Db, wedding: Wedding): Promise<{ id: number; name: string; total: number }[]> {
  const asked = (await findNewest(db, wedding)).filter(({ status }) => status !== 'declined' && status !== 'cancelled')
  const totals = await totalsOf(
    db,
    wedding,
    asked.map(({ guest_wedding_event_id: event_id, terms }) => ({ event_id, terms })),
  )
  return asked.map(({ id, name }, nth) => ({ id, name, total: totals[nth]! }))
}

/** At the heads of today; as long as nobody comes yet, at those with which the page of the quotes opens. */
async function totalsOf(db: Db, wedding: Wedding, quotes: readonly { event_id: number | null; terms: Terms }[]): Promise<number[]> {
  const events = [...new Set(quotes.map(({ event_id }) => event_id))]
  const heads = new Map(
    await Promise.all(
      events.map(async (event_id) => {
        const coming = await findComing(db, wedding, event_id)
        return [event_id, guestsIn(coming.now) > 0 ? coming.now : shownHeads(coming, {})] as const
      }),
    ),
  )
  return quotes.map(({ event_id, terms }) => sumQuote(terms, heads.get(event_id)!).total)
}

function rangeOf(totals: readonly number[]): Quoted {
  return { least: Math.min(...totals), most: Math.max(...totals), count: totals.length }
}
