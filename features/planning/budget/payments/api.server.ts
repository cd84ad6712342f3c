import { randomUUID } from 'node:crypto'
import { type Db, inTransaction } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { requireEvent } from '#features/wedding/access/policy.server.ts'
import { pageMeta } from '#features/shapes.ts'
import { Download } from '#server/download.ts'
import { conflict, invalid, notFound } from '#server/errors.ts'
import { guarded, inWedding } from '#server/procedures.ts'
import type { Foreign } from '../foreign/foreign-shapes.ts'
import { noted, nothingNoted, type Noting } from '../foreign/noting.ts'
import { costRows } from '../rows.server.ts'
import type { Payment, PaymentSave, PlanPart } from './contract.ts'
import { paymentCalendar } from './payment-calendar.ts'
import { countPayments, findComingDue, findOf, findParts, listPayments, paymentRows, removePayments } from './rows.server.ts'

const api = inWedding.user_transactions
const giveBack = 'Please enter what was given back.'
const follows = 'The plan says what this part comes to. Please note the currency once it is paid.'

export const paymentsRoutes = guarded.user_transactions.router({
  list: api.list.handler(async ({ context: { db, wedding }, input: { user_id: _, ...query } }) => {
    const [data, total] = await Promise.all([listPayments(db, wedding, query), countPayments(db, wedding, query)])
    const { user_id, firstname, other_firstname, role, guestlist_setup_at } = wedding
    return { data, meta: pageMeta(query, total), wedding: { user_id, firstname, other_firstname, role, guestlist_setup_at } }
  }),

  calendar: api.calendar.handler(async ({ context: { db, wedding, publicUrl }, input: { event_id } }) => {
    const file = paymentCalendar(await findComingDue(db, wedding, { event_id }), new URL(publicUrl).host)
    return new Download({ name: 'payments.ics', type: 'text/calendar; charset=utf-8', content: once(file) })
  }),

  create: api.create.handler(({ context: { db, wedding }, input: { user_id: _, ...payment } }) => create(db, wedding, payment)),

  createFor: api.createFor.handler(({ context: { db, wedding }, input: { user_id: _, ...payment } }) => create(db, wedding, payment)),

  update: api.update.handler(({ context: { db, wedding }, input: { id, version, act, ...said } }) =>
    inTransaction(db, async (db) => {
      await paymentRows.lock(db, wedding, [id])
      const before = (await paymentRows.findOne(db, wedding, id)) ?? notFound()
      const change = noting(said, before)
      const isOpen = isReckoned({ ...before, ...(said.paid_at !== undefined && { paid_at: said.paid_at }) })
      if (isOpen && said.foreign_amount) invalid({ foreign_amount: [follows] })
      // What the plan says again is no longer what was noted.
      if (isOpen && before.foreign_amount !== null) Object.assign(change, nothingNoted)
      if (before.transaction_type === 'refund' && change.amount === null) invalid({ amount: [giveBack] })
      const isChange = Object.values(change).some((value) => value !== undefined)
      const isSaved = isChange && (await paymentRows.change(db, wedding, { ids: [id], change, version, act })).length > 0
      const data = (await paymentRows.findOne(db, wedding, id)) ?? notFound()
      return isChange && !isSaved ? conflict(data) : { data }
    }),
  ),

  destroy: api.destroy.handler(({ context: { db, wedding }, input: { id, act = randomUUID() } }) =>
    inTransaction(db, async (db) => {
      if ((await paymentRows.lock(db, wedding, [id])) === 0) notFound()
      const ids = [id, ...(await findOf(db, wedding, { payments: [id] }))]
      await removePayments(db, wedding, ids, act)
      return { data: { undo: act } }
    }),
  ),

  plan: api.plan.handler(({ context: { db, wedding }, input: { id, parts, act = randomUUID() } }) =>
    inTransaction(db, async (db) => {
      await costRows.lock(db, wedding, [id])
      const cost = (await costRows.findOne(db, wedding, id)) ?? notFound()
      if (parts.length > 0 && cost.actual === null) invalid({ parts: ['Say first what was agreed, then in which parts you pay it.'] })
      const before = await findParts(db, wedding, id)
      requireRest(parts)
      const left = before.filter(({ paid_at }) => paid_at === null).map(({ id }) => id)
      await removePayments(db, wedding, left, act)
      // What is paid of it stays; without a plan it is a payment like any other.
      const paid = before.filter(({ paid_at, share }) => paid_at !== null && (parts.length === 0 || share === 'rest')).map(({ id }) => id)
      const share = parts.length === 0 ? null : 'amount'
      if (paid.length > 0) await paymentRows.change(db, wedding, { ids: paid, change: { share, percent: null }, act })
      const { event_id, category: type } = cost
      const values = parts.map((part, nth) => ({ ...partOf(part, nth), item_id: id, event_id, type, transaction_type: 'expense' }))
      if (values.length > 0) await paymentRows.add(db, wedding, { values, act })
      return { data: await findParts(db, wedding, id) }
    }),
  ),
})

async function create(db: Db, wedding: Wedding, { act, ...said }: PaymentSave) {
  const payment = noting(said)
  const { item_id, refunds, event_id, transaction_type } = payment
  if ((transaction_type === 'refund') !== (refunds !== null)) invalid({ refunds: ['Please choose the payment that was given back.'] })
  if (transaction_type === 'refund' && payment.amount === null) invalid({ amount: [giveBack] })
  return inTransaction(db, async (db) => {
    const paid = refunds === null ? undefined : await ofWedding(paymentRows, db, wedding, refunds)
    if (refunds !== null && !paid) invalid({ refunds: ['There is no such payment.'] })
    const of = paid?.item_id ?? item_id
    const cost = of === null ? undefined : await ofWedding(costRows, db, wedding, of)
    if (of !== null && !cost) invalid({ item_id: ['There is no such cost.'] })
    const its = { ...payment, item_id: of, event_id: cost ? cost.event_id : paid ? paid.event_id : event_id }
    if (!cost && !paid) requireEvent(wedding, { event_id })
    const [data] = await paymentRows.add(db, wedding, { values: [its], act })
    return { data: data ?? invalid({ event_id: ['There is no such event.'] }) }
  })
}

/** One within reach, as it stays until the transaction ends. */
async function ofWedding<Row>(
  rows: { lock: typeof paymentRows.lock; findOne: (db: Db, wedding: Wedding, id: number) => Promise<Row | undefined> },
  db: Db,
  wedding: Wedding,
  id: number,
): Promise<Row | undefined> {
  return (await rows.lock(db, wedding, [id])) === 0 ? undefined : rows.findOne(db, wedding, id)
}

/** A plan has one part that takes what is left, and each says how much it is. */
function requireRest(parts: readonly PlanPart[]): void {
  const rests = parts.filter(({ share }) => share === 'rest').length
  if (parts.length > 0 && rests !== 1) invalid({ parts: ['One part of a plan takes what is left.'] })
  for (const [nth, { share, amount, percent, due_from, due_days, foreign_amount }] of parts.entries()) {
    if (share === 'amount' && amount === null && !foreign_amount) invalid({ [`parts.${nth}.amount`]: ['Please enter an amount.'] })
    if (share === 'percent' && percent === null) invalid({ [`parts.${nth}.percent`]: ['Please enter how many percent.'] })
    if ((due_from === null) !== (due_days === null)) invalid({ [`parts.${nth}.due_days`]: ['Please say how many days, and from when.'] })
  }
}

/** Amounts of the others are reckoned by the database. */
function partOf(part: PlanPart, nth: number) {
  const amount = part.share === 'amount' ? part.amount : null
  const { percent, ...whole } = noting({ ...part, amount }, undefined, `parts.${nth}.`)
  if (whole.foreign_amount && part.share !== 'amount') invalid({ [`parts.${nth}.foreign_amount`]: [follows] })
  return { ...whole, percent: part.share === 'percent' ? percent : null }
}

/** What is said, with what it comes to, or what it was charged at. */
function noting<Said extends Noting<'amount'>>(said: Said, before?: Pick<Payment, 'amount' | keyof Foreign>, at = '') {
  const { change, errors } = noted('amount', said, before)
  if (errors) invalid(Object.fromEntries(Object.entries(errors).map(([name, lines]) => [`${at}${name}`, lines])))
  return { ...said, ...change }
}

function isReckoned({ share, paid_at }: Pick<Payment, 'share' | 'paid_at'>): boolean {
  return paid_at === null && (share === 'percent' || share === 'rest')
}

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text)
}
