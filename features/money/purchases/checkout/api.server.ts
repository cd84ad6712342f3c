import { createHash, randomUUID } from 'node:crypto'
import { invalid, notFound, paymentRefused, paymentUnknown } from '#server/errors.ts'
import type { RequestContext } from '#server/policy.ts'
import { Refused } from '#server/payments/provider.ts'
import type { SessionUser } from '#server/session.ts'
import { t } from '#web/text/text.ts'
import type { Asked, Purchase } from '../contract.ts'
import { cardsIn, couponOf, customerOf, priced, priceOf } from '../offers/api.server.ts'
import { findPurchase } from '../rows.server.ts'
import { settle, type Settled } from '../settling/api.server.ts'
import { findForSettling } from '../settling/rows.server.ts'
import * as rows from './rows.server.ts'

type Context = Pick<RequestContext, 'db' | 'payments' | 'headers'>
type Done = Purchase & { client_secret: string | null }

/** Two tabs of one wish: so long after a purchase the same one again is the same. */
const sameWish = 600_000

/** Who asks again, under the same key or for the same, gets the same purchase: it asks the provider the same, by the same key of ours. */
export async function checkout(context: Context, user: SessionUser, asked: Asked): Promise<Done> {
  const { db } = context
  const key = context.headers.get('idempotency-key') ?? randomUUID()
  if (key.length > 255) invalid({ 'idempotency-key': ['Please use at most 255 characters.'] })
  const request_hash = createHash('sha256').update(JSON.stringify(asked)).digest()
  const known = await rows.findByKey(db, user.id, key)
  if (known) return goOn(context, user, sameRequest(known, request_hash))
  const { purchase, words } = await offered(context, user, asked)
  for (let attempt = 0; attempt < 2; attempt++) {
    const begun = await rows.begin(db, { ...purchase, key, request_hash }, words)
    if (begun) return goOn(context, user, { id: begun.id, status: 'begun' })
    const first = await rows.findByKey(db, user.id, key)
    if (first) return goOn(context, user, sameRequest(first, request_hash))
    const open = await rows.findOpen(db, user.id, asked.product_id)
    if (!open) continue
    const isSame = open.request_hash.equals(request_hash) && Date.now() - Date.parse(open.created_at) < sameWish
    if (isSame) return goOn(context, user, open)
    if (open.status === 'paid') paymentRefused(t('money.yours_already'))
    if (open.status === 'begun' || open.ref === null) paymentRefused(t('money.under_way'))
    // What a bank was never answered makes room for another way to pay.
    await cardsIn(context.payments).end(open.ref, `dropped-${open.id}`)
    await settle(db, context.payments, open.id)
  }
  return paymentRefused(t('money.under_way'))
}

/** All that is asked, looked up at the provider, and what it comes to. */
async function offered({ db, payments }: Context, user: SessionUser, asked: Asked) {
  const cards = cardsIn(payments)
  const price = await priceOf(cards, asked.price_id)
  if (price.product !== asked.product_id) paymentRefused(t('money.not_sold'), 'price_id')
  const { customer } = await customerOf(db, cards, user)
  const [card, coupon] = await Promise.all([
    cards.cardOf(customer, asked.payment_method),
    asked.coupon === null ? null : couponOf(cards, asked.coupon, price),
  ])
  if (!card) return paymentRefused(t('money.no_such_card'), 'payment_method')
  const { percent: _percent, ...amounts } = await priced(payments, price, coupon, card)
  const is_recurring = price.recurring !== null
  const later = is_recurring && coupon && coupon.duration !== 'forever' ? await priced(payments, price, null, card) : undefined
  if (!is_recurring && amounts.total > 0 && amounts.total < 50) paymentRefused(t('money.too_little'))
  const purchase = {
    user_id: user.id,
    provider: 'stripe' as const,
    customer,
    product_id: price.product,
    product_name: price.details.name,
    price_id: price.id,
    payment_method: card.id,
    coupon_id: coupon?.id ?? null,
    currency: price.currency,
    ...amounts,
    is_recurring,
    renewal_total: later?.total ?? null,
    grants_premium: price.details.metadata['grants'] !== 'none',
    ends_with_wedding: asked.ends_with_wedding,
  }
  const total = (amounts.total / 100).toFixed(2)
  const said = { thing: price.details.name, total, currency: price.currency.toUpperCase() }
  const words = is_recurring
    ? asked.ends_with_wedding
      ? t('money.agreed_until', said)
      : t('money.agreed_renewing', said)
    : t('money.agreed', said)
  return { purchase, words }
}

interface Begun {
  id: number
  status: Purchase['status']
  error?: string | null
}

/** From wherever it stands: asked once more, a provider answers as it did. */
async function goOn({ db, payments }: Context, user: SessionUser, { id, status, error }: Begun): Promise<Done> {
  if (status === 'refused') paymentRefused(error || t('money.came_to_nothing'))
  let standing: Settled
  if (status === 'begun') standing = await charge({ db, payments }, user, id)
  if (status === 'needs_action') standing = await settle(db, payments, id).catch(unknown)
  const purchase = (await findPurchase(db, user.id, id)) ?? notFound()
  if (purchase.status === 'refused') paymentRefused(standing?.error || t('money.came_to_nothing'))
  return { ...purchase, client_secret: purchase.status === 'needs_action' ? (standing?.client_secret ?? null) : null }
}

async function charge({ db, payments }: Pick<Context, 'db' | 'payments'>, user: SessionUser, id: number): Promise<Settled> {
  const held = (await findForSettling(db, id)) ?? notFound()
  const { customer, payment_method, total, is_recurring } = held
  let said: string = t('money.came_to_nothing')
  if (customer !== null && payment_method !== null && (total > 0 || is_recurring)) {
    const order = { ...held, user_id: user.id, customer, payment_method }
    const ref = await cardsIn(payments)
      .charge(order)
      .catch((error: unknown) => {
        if (!(error instanceof Refused)) return unknown(error)
        said = error.message
        return undefined
      })
    if (ref !== undefined) await rows.keepRef(db, id, ref)
  }
  const standing = await settle(db, payments, id, { ifNone: said }).catch(unknown)
  return standing && { ...standing, error: standing.error ?? said }
}

/** Nobody may say that nothing was charged before the provider did. */
function unknown(error: unknown): never {
  return paymentUnknown(t('money.not_known_yet'), error)
}

function sameRequest<Known extends { request_hash: Buffer }>(known: Known, request_hash: Buffer): Known {
  return known.request_hash.equals(request_hash) ? known : invalid({ 'idempotency-key': ['This key was used for something else.'] })
}
