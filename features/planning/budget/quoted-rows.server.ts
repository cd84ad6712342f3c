import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import { findEventsWith } from '#features/wedding/access/rows.server.ts'
import { shownHeads } from '../quotes/compare/shown-heads.ts'
import { mayStillBeTaken } from '../quotes/compare/shown-quote.ts'
import { guestsIn } from '../quotes/heads.ts'
import { findComing } from '../quotes/heads-rows.server.ts'
import { findOpenQuotes } from '../quotes/open-rows.server.ts'
import { sumQuote } from '../quotes/quote-sums.ts'
import type { BareCost, Cost, Quoted } from './contract.ts'
import { findCost, findFrame } from './rows.server.ts'

/** These costs with what is quoted for each, in as many queries for one as for all. */
export async function withQuoted<One extends BareCost>(db: Db, wedding: Wedding, costs: readonly One[]): Promise<(One & Cost)[]> {
  const quoted = costs.length === 0 ? undefined : await findQuoted(db, wedding)
  return costs.map((cost) => ({ ...cost, quoted: quoted?.get(cost.id) ?? null }))
}

export async function findShownCost(db: Db, wedding: Wedding, id: number): Promise<Cost | undefined> {
  const cost = await findCost(db, wedding, id)
  return cost && (await withQuoted(db, wedding, [cost]))[0]
}

/** By cost what its open quotes ask, for whoever may see both the money and the vendors. */
async function findQuoted(db: Db, wedding: Wedding): Promise<ReadonlyMap<number, Quoted>> {
  const seeing = { ...wedding, events: await findEventsWith(db, wedding, permissions.vendors) }
  if (seeing.events.length === 0) return new Map()
  const [found, { today }] = await Promise.all([findOpenQuotes(db, seeing), findFrame(db, wedding)])
  const open = found.filter((quote) => mayStillBeTaken(quote, today))
  const counted = await Promise.all([...new Set(open.map(({ event_id }) => event_id))].map(headsOf))
  const heads = new Map(counted)
  const sums = open.map(({ cost_id, event_id, terms }) => ({ cost_id, total: sumQuote(terms, heads.get(event_id)!).total }))
  return new Map([...Map.groupBy(sums, ({ cost_id }) => cost_id)].map(([cost, asked]) => [cost, rangeOf(asked.map(({ total }) => total))]))

  /** Of today; as long as nobody comes yet, those with which the page of the quotes opens. */
  async function headsOf(event_id: number | null) {
    const coming = await findComing(db, seeing, event_id)
    return [event_id, guestsIn(coming.now) > 0 ? coming.now : shownHeads(coming, {})] as const
  }
}

function rangeOf(totals: readonly number[]): Quoted {
  return { least: Math.min(...totals), most: Math.max(...totals), count: totals.length }
}
