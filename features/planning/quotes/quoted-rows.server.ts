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

/** By cost what its open quotes ask, for whoever may see both the money and the vendors; in as many queries for one as for all. */
export async function findQuoted(db: Db, wedding: Wedding): Promise<ReadonlyMap<number, Quoted>> {
  const seeing = { ...wedding, events: await findEventsWith(db, wedding, permissions.vendors) }
  if (seeing.events.length === 0) return new Map()
  const [found, { today }] = await Promise.all([findOpenQuotes(db, seeing), findFrame(db, wedding)])
  const open = found.filter((quote) => mayStillBeTaken(quote, today))
  const heads = new Map(await Promise.all([...new Set(open.map(({ event_id }) => event_id))].map(headsOf)))
  const byCost = Map.groupBy(open, ({ cost_id }) => cost_id)
  return new Map(
    [...byCost].map(([cost, quotes]) => [cost, rangeOf(quotes.map(({ event_id, terms }) => sumQuote(terms, heads.get(event_id)!).total))]),
  )

  /** Of today; as long as nobody comes yet, those with which the page of the quotes opens. */
  async function headsOf(event_id: number | null) {
    const coming = await findComing(db, seeing, event_id)
    return [event_id, guestsIn(coming.now) > 0 ? coming.now : shownHeads(coming, {})] as const
  }
}

function rangeOf(totals: readonly number[]): Quoted {
  return { least: Math.min(...totals), most: Math.max(...totals), count: totals.length }
}
