import { randomUUID } from 'node:crypto'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { conflict, invalid, notFound } from '#server/errors.ts'
import { categories, type Category } from '../../budget/categories.ts'
import { paymentRows } from '../../budget/payments/rows.server.ts'
import { costRows, findFrame } from '../../budget/rows.server.ts'
import type { Quote } from '../contract.ts'
import type { Heads } from '../heads.ts'
import { depositOf, sumQuote } from '../quote-sums.ts'
import { findQuotes, quoteRows, type Vendor, vendorRows } from '../rows.server.ts'
import { partsOf } from './quote-parts.ts'
import { refusalOf, secondHire } from './refused.ts'
import { findPlannedCost, hasPayments, lockService, tickTask } from './rows.server.ts'

interface Accepting {
  id: number
  heads: Heads
  second_hire?: 'both' | 'instead' | undefined
  act?: string | undefined
}

interface Chosen {
  wedding: Wedding
  quote: Quote
  vendor: Vendor
  heads: Heads
  total: number
  today: string
  act: string
}

/** Takes a quote, all of it or nothing; of many at once the first does. */
export async function accept(db: Db, wedding: Wedding, { id, heads, second_hire, act = randomUUID() }: Accepting) {
  const before = (await quoteRows.findOne(db, wedding, id)) ?? notFound()
  const vendors = await lockService(db, wedding, before.user_vendor_id)
  const vendor = vendors.find(({ id }) => id === before.user_vendor_id) ?? notFound()
  // Read anew: whoever held the lock may have taken it.
  const versions = await findQuotes(db, wedding, vendor.id)
  const quote = versions.find((version) => version.id === id) ?? notFound()
  if (quote.accepted_at !== null) conflict(quote, 'This quote is accepted already.')
  const { today } = await findFrame(db, wedding)
  const refusal = refusalOf(versions, quote, today)
  if (refusal) invalid({ id: [refusal] })
  const hired = vendors.filter((other) => other.status === 'hired' && other.id !== vendor.id)
  const question = second_hire === undefined ? secondHire(hired) : undefined
  if (question) invalid({ second_hire: [question] })
  const instead = second_hire === 'instead' ? hired.map(({ id }) => id) : []
  if (instead.length > 0)
    await vendorRows.change(db, wedding, {
      ids: instead,
      change: { status: 'cancelled', cancelled_by: 'couple', cancelled_on: today },
      act,
    })
  const { total } = sumQuote(quote.terms, heads)
  const chosen = { wedding, quote, vendor, heads, total, today, act }
  const cost_id = await placeCost(db, chosen)
  await book(db, chosen, cost_id)
  return { data: (await quoteRows.findOne(db, wedding, id)) ?? notFound(), cost_id, undo: act }
}

/** What was agreed stands in the vendor's cost, else in one that was planned for it, else in a new one; its parts sum to it. */
async function placeCost(db: Db, { wedding, quote, vendor, total, today, act }: Chosen): Promise<number> {
  const category = categoryOf(vendor.taxonomy)
  const { guest_wedding_event_id: event_id, name } = vendor
  const said = { actual: total, vendor: name, signed_on: today }
  const own = vendor.cost_id === null ? undefined : await costRows.findOne(db, wedding, vendor.cost_id)
  const found =
    own && (wedding.events === 'all' || own.event_id === event_id) ? own.id : await findPlannedCost(db, wedding, category, event_id)
  if (found === undefined) {
    const values = [{ ...said, name, category, event_id, estimated: null, notes: '' }]
    const [cost] = await costRows.add(db, wedding, { values, act })
    const { id } = cost ?? notFound()
    await addPlan(db, { wedding, quote, total, act }, { item_id: id, event_id, type: category })
    return id
  }
  const [id] = await costRows.change(db, wedding, { ids: [found], change: said, act })
  const cost = (id === undefined ? undefined : await costRows.findOne(db, wedding, id)) ?? notFound()
  // What is paid or planned already stays as it is; its parts follow what is agreed now.
  if (!(await hasPayments(db, wedding, cost.id)))
    await addPlan(db, { wedding, quote, total, act }, { item_id: cost.id, event_id: cost.event_id, type: cost.category })
  return cost.id
}

interface Of {
  item_id: number
  event_id: number | null
  type: string
}

async function addPlan(db: Db, { wedding, quote, total, act }: Pick<Chosen, 'wedding' | 'quote' | 'total' | 'act'>, of: Of) {
  const parts = partsOf(quote.terms, total)
  await paymentRows.add(db, wedding, { values: parts.map((part) => ({ ...part, ...of, transaction_type: 'expense' })), act })
}

/** The vendor is hired, the task about it done, and the quote says for whom it was taken. */
async function book(db: Db, { wedding, quote, vendor, heads, total, today, act }: Chosen, cost_id: number): Promise<void> {
  const { deposit } = quote.terms
  const hired = { status: 'hired', hired_on: today, price: total, cost_id, cancelled_by: null, cancelled_on: null }
  const paid = { deposit: depositOf(quote.terms, total), deposit_state: deposit?.state ?? 'unknown', deposit_until: deposit?.until ?? null }
  await vendorRows.change(db, wedding, { ids: [vendor.id], change: { ...hired, ...paid }, act })
  const change = { accepted_at: new Date().toISOString(), accepted_heads: heads, accepted_total: total }
  await quoteRows.change(db, wedding, { ids: [quote.id], change, act })
  // The couple's own list is theirs to tick, and done with this.
  if (wedding.role !== 'helper') await tickTask(db, wedding, vendor, act)
}

function categoryOf(service: string): Category {
  return categories.find((category) => category === service) ?? 'other'
}
