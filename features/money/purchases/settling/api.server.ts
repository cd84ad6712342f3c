import { type Db, inTransaction } from '#db/db.ts'
import type { Payments } from '#server/payments/payments.ts'
import type { Provider, Standing } from '#server/payments/provider.ts'
import * as rows from './rows.server.ts'

export type Settled = Standing | undefined

interface Options {
  /** What it is when the provider knows nothing of it: in words for whoever wanted to pay. Without these it stays as it is. */
  ifNone?: string
}

const rounds = 5

/**
 * Asks the provider how a purchase stands, and writes that down. Nothing is held meanwhile: what somebody else wrote in between
 * may be newer than what was heard, and then it is asked again.
 */
export async function settle(db: Db, payments: Payments, id: number, options: Options = {}): Promise<Settled> {
  for (let round = 0; round < rounds; round++) {
    const seen = await rows.findForSettling(db, id)
    if (!seen) return undefined
    const standing = await look(payments, seen)
    const isWritten = await inTransaction(db, async (db) => {
      const held = await rows.hold(db, seen)
      if (held) await write(db, held, standing, options)
      return held !== undefined
    })
    if (isWritten) return standing
  }
  throw new Error('A purchase is settled by too many at once')
}

export function providerOf({ cards, paypal }: Payments, provider: 'stripe' | 'paypal'): Provider {
  const found = provider === 'stripe' ? cards : paypal
  if (!found) throw new Error(`There are no keys for ${provider}`)
  return found
}

/** Of what costs nothing nobody needs to be asked. */
async function look(payments: Payments, held: rows.Held): Promise<Standing> {
  if (held.total > 0 || held.is_recurring) return providerOf(payments, held.provider).look(held)
  const ref = `free-${held.id}`
  const charges = [{ ref, amount: 0, tax: 0, refunded: 0, paid_at: new Date() }]
  return { state: held.refund_asked_at ? 'ended' : 'paid', ref, charges, paid_until: null, is_cancelled: true }
}

async function write(db: Db, held: rows.Held, standing: Standing, { ifNone }: Options): Promise<void> {
  const { state } = standing
  if (state === 'none') {
    const isAbandoned = ifNone !== undefined && (held.status === 'begun' || held.status === 'needs_action')
    if (isAbandoned) await rows.writeStanding(db, held.id, { ...standing, state: 'refused', error: ifNone, isOpen: false })
    return
  }
  for (const charge of standing.charges) await rows.writeCharge(db, held, charge)
  const last = standing.charges.toSorted((one, other) => one.paid_at.getTime() - other.paid_at.getTime()).at(-1)
  const isBack = last !== undefined && last.amount > 0 && last.refunded === last.amount
  const isLate = state === 'paid' && !['begun', 'needs_action', 'paid'].includes(held.status)
  const isDoubled = isLate && !isBack && (await rows.isDoubled(db, held))
  const until = standing.paid_until?.getTime() ?? (held.paid_until === null ? Number.POSITIVE_INFINITY : Date.parse(held.paid_until))
  const isUnwanted = isLate && held.status === 'refused' && held.refund_asked_at !== null
  const isRunOut = standing.is_cancelled && until < Date.now()
  const isOver = isRunOut || isBack || isDoubled || isUnwanted || (held.status === 'ended' && state === 'paid')
  const isOpen = state === 'paid' && !isOver && held.refund_asked_at === null
  await rows.writeStanding(db, held.id, { ...standing, state: isOver ? 'ended' : state, isOpen })
  if (held.is_recurring && state !== 'ended' && (isOver || state === 'refused')) await rows.order(db, held.id, 'end')
  // What was taken for what is there already, or never agreed to, goes back by itself.
  if (isDoubled || isUnwanted) await rows.order(db, held.id, 'refund')
  const isEnded = state === 'ended' || state === 'refused' || (held.provider === 'paypal' && standing.is_cancelled)
  await rows.confirmOrders(db, held.id, [
    ...(standing.is_cancelled || isEnded ? (['cancel'] as const) : []),
    ...(isEnded ? (['end'] as const) : []),
    ...(isBack || last?.amount === 0 ? (['refund'] as const) : []),
  ])
}
