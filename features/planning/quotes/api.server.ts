import { inTransaction } from '#db/db.ts'
import { findFrame, sumCosts } from '../budget/rows.server.ts'
import { Download } from '#server/download.ts'
import { conflict, invalid, notFound } from '#server/errors.ts'
import { guarded, inWedding } from '#server/procedures.ts'
import { xlsxType } from '#server/xlsx.ts'
import { accept } from './accepting/api.server.ts'
import { findTasks } from './accepting/rows.server.ts'
import { count } from './counting/api.server.ts'
import { shownHeads } from './compare/shown-heads.ts'
import { headsAt } from './heads.ts'
import { findComing } from './heads-rows.server.ts'
import { likelyGuests } from './likely.ts'
import { notStated, sumQuote } from './quote-sums.ts'
import { quoteSheets } from './quote-sheets.ts'
import { findAccepted, findNewest, findQuotes, findVendors, type Newest, quoteRows, vendorRows } from './rows.server.ts'

const api = inWedding.quotes

export const quotesRoutes = guarded.quotes.router({
  list: api.list.handler(async ({ context: { db, wedding }, input: { id } }) => ({ data: await findQuotes(db, wedding, id) })),

  add: api.add.handler(({ context: { db, wedding }, input: { id, terms, after, act } }) =>
    inTransaction(db, async (db) => {
      if ((await vendorRows.lock(db, wedding, [id])) === 0) notFound()
      const vendor = (await vendorRows.findOne(db, wedding, id)) ?? notFound()
      const [newest] = await findQuotes(db, wedding, id)
      if (after !== undefined && after !== (newest?.number ?? 0)) conflict(newest)
      const { guest_wedding_event_id, name } = vendor
      const values = [{ user_vendor_id: id, guest_wedding_event_id, name, terms }]
      const [data] = await quoteRows.add(db, wedding, { values, act })
      return { data: data ?? invalid({ terms: ['There is no such vendor.'] }) }
    }),
  ),

  compare: api.compare.handler(async ({ context: { db, wedding }, input: { service: asked, heads, event_id } }) => {
    const [newest, vendors, { budgeted, today }] = await Promise.all([
      findNewest(db, wedding),
      findVendors(db, wedding),
      findFrame(db, wedding),
    ])
    const { services, service, chosen } = chosenOf(newest, asked)
    const coming = await findComing(db, wedding, event_id ?? eventOf(chosen))
    const [live, at] = [coming.now, headsAt(coming.now, heads ?? likelyGuests(coming))]
    const data = chosen.map((quote) => ({
      ...quote,
      live: sumQuote(quote.terms, live),
      at: sumQuote(quote.terms, at),
      not_stated: notStated(quote.terms.lines),
    }))
    const { user_id, firstname, other_firstname, role, guestlist_setup_at } = wedding
    return {
      data,
      service,
      services,
      vendors,
      heads: { live, at, coming },
      placed: role === 'helper' ? null : await placedOf(),
      // The couple's own list is theirs to tick.
      task: role === 'helper' || service === null ? null : ((await findTasks(db, wedding, service))[0]?.title ?? null),
      today,
      wedding: { user_id, firstname, other_firstname, role, guestlist_setup_at },
    }

    async function placedOf() {
      const [sums, accepted] = await Promise.all([sumCosts(db, wedding, undefined), findAccepted(db, wedding)])
      const { paid, promised, estimated } = sums
      const of = sums.categories.find(({ category }) => category === service)
      const others = accepted.filter((quote) => quote.service !== service).map(({ service: _, ...quote }) => quote)
      return { planned: of?.estimated || null, paid, promised, budgeted, rest: (budgeted ?? estimated) - paid - promised, accepted: others }
    }
  }),

  export: api.export.handler(async ({ context: { db, wedding, workshop }, input: { user_id: _, service: asked, event_id, ...said } }) => {
    const { service, chosen } = chosenOf(await findNewest(db, wedding), asked)
    const coming = await findComing(db, wedding, event_id ?? eventOf(chosen))
    const made = await workshop.make('workbook', {
      sheets: quoteSheets({ service, quotes: chosen, coming, chosen: shownHeads(coming, said) }),
    })
    return new Download({ name: 'quotes.xlsx', type: xlsxType, ...made })
  }),

  count: api.count.handler(({ context: { db, wedding }, input }) => inTransaction(db, (db) => count(db, wedding, input))),

  accept: api.accept.handler(({ context: { db, wedding }, input }) => inTransaction(db, (db) => accept(db, wedding, input))),
})

function chosenOf(newest: readonly Newest[], asked: string | undefined) {
  const services = servicesOf(newest)
  const service = asked ?? services[0]?.service ?? null
  return { services, service, chosen: newest.filter((quote) => quote.service === service) }
}

/** Whose guests are counted where nobody says it. */
function eventOf(chosen: readonly Newest[]): number | null {
  return chosen.find((quote) => quote.guest_wedding_event_id !== null)?.guest_wedding_event_id ?? null
}

/** What there are quotes of: first where nobody is hired yet, from the most. */
function servicesOf(newest: readonly Newest[]) {
  const isSettled = (quotes: readonly Newest[]) => Number(quotes.some(({ status }) => status === 'hired'))
  const all = [...Map.groupBy(newest, ({ service }) => service)].toSorted(
    ([one, some], [other, others]) => isSettled(some) - isSettled(others) || others.length - some.length || one.localeCompare(other),
  )
  return all.map(([service, quotes]) => ({ service, quotes: quotes.length }))
}
