import { createHash } from 'node:crypto'
import * as z from 'zod'
import { type Db, inTransaction } from '#db/db.ts'
import { paymentRefused, unauthorized } from '#server/errors.ts'
import type { Task } from '#server/jobs.ts'
import type { Payments } from '#server/payments/payments.ts'
import { guarded } from '#server/procedures.ts'
import { t } from '#web/text/text.ts'
import { begin } from '../checkout/rows.server.ts'
import { priced } from '../offers/api.server.ts'
import { settle } from '../settling/api.server.ts'
import { queueSettling } from '../settling/rows.server.ts'
import { namedIn } from './custom-id.ts'
import { isFromPaypal } from './paypal-headers.ts'
import * as rows from './rows.server.ts'

const api = guarded.webhooks

/** An event is news that something happened; what it is, a job asks the provider. */
export const webhookRoutes = api.router({
  stripe: api.stripe.handler(async ({ context: { db }, input: { id, type, data, account } }) => {
    const object = Named.parse(data.object)
    if (account !== undefined) return { data: { is_known: await noteOfAccount(db, { id, type, account }, object) } }
    const detail = object.parent?.subscription_details
    const refs = [object.id, object.payment_intent, object.subscription, detail?.subscription].filter((ref) => typeof ref === 'string')
    const purchase = Number(object.metadata?.['purchase'] ?? detail?.metadata?.['purchase']) || undefined
    const is_known = await note(db, { provider: 'stripe', id, type }, { refs, purchase, customer: object.customer ?? undefined })
    return { data: { is_known } }
  }),

  paypal: api.paypal.handler(async ({ context: { db, session, headers, payments }, input: { id, event_type, resource } }) => {
    if (!isFromPaypal(headers)) {
      const { user } = session ?? unauthorized()
      await claim(db, payments, { user_id: user.id, ref: resource.id })
      return { data: { is_known: true } }
    }
    const { billing_agreement_id, custom_id } = Sale.parse(resource)
    const ref = billing_agreement_id ?? resource.id
    const is_known = await note(db, { provider: 'paypal', id: id ?? `${event_type} ${resource.id}`, type: event_type }, { refs: [ref] })
    if (!is_known && custom_id) await rows.queueClaim(db, ref)
    return { data: { is_known } }
  }),
})

const Text = z.string().nullish().catch(null)
const Metadata = z.record(z.string(), z.unknown()).nullish().catch(null)
const Named = z.looseObject({
  id: z.string(),
  customer: Text,
  payment_intent: Text,
  subscription: Text,
  metadata: Metadata,
  parent: z
    .looseObject({ subscription_details: z.looseObject({ subscription: Text, metadata: Metadata }).nullish() })
    .nullish()
    .catch(null),
})
const Sale = z.looseObject({ billing_agreement_id: Text, custom_id: Text })

/** Once, and in one act with the asking. */
function note(
  db: Db,
  event: { provider: 'stripe' | 'paypal'; id: string; type: string },
  named: Parameters<typeof rows.findNamed>[2],
): Promise<boolean> {
  return inTransaction(db, async (db) => {
    const purchase_id = await rows.findNamed(db, event.provider, named)
    const isNew = await rows.noteEvent(db, { ...event, purchase_id: purchase_id ?? null })
    if (isNew && purchase_id !== undefined) await queueSettling(db, purchase_id)
    return purchase_id !== undefined
  })
}

/** What happened in a couple's own account is about no purchase, whatever it says. */
function noteOfAccount(db: Db, { account, ...event }: { account: string; id: string; type: string }, object: z.infer<typeof Named>) {
  return inTransaction(db, async (db) => {
    const is_known = await rows.isGiftAccount(db, account)
    const isNew = await rows.noteEvent(db, { ...event, provider: 'stripe', purchase_id: null })
    const refs = [object.id, object.payment_intent].filter((ref) => typeof ref === 'string')
    const gift = Number(object.metadata?.['gift'])
    if (isNew && is_known)
      await rows.queueFollowing(db, { account, type: event.type, refs, gift: Number.isSafeInteger(gift) ? gift : null })
    return is_known
  })
}

/** A subscription belongs to whom PayPal names, and to nobody else ever. */
async function claim(db: Db, payments: Payments, { user_id, ref }: { user_id: number; ref: string }): Promise<void> {
  const { paypal, cards } = payments
  const found = await paypal?.subscription(ref)
  const known = await rows.findByRef(db, ref)
  const price = (await cards?.prices())?.find(
    ({ metadata, details }) => (metadata['paypal'] ?? details.metadata['paypal']) === found?.plan_id,
  )
  const { user_id: whose, place } = namedIn(found?.custom_id ?? '')
  const isTheirs = found?.status === 'ACTIVE' && whose === user_id && (!known || known.user_id === user_id)
  if (!isTheirs || !price) return paymentRefused(t('money.no_such_subscription'), 'resource')
  const { percent, ...amounts } = await priced(payments, price, null, place)
  // A browser asks PayPal for the tax: another than is reckoned here is not taken, and what was paid goes back.
  const isOther = payments.tax.isTaken && Number(found.plan?.taxes?.percentage ?? '0') !== Number(percent)
  const { currency, details } = price
  const said = { thing: details.name, total: (amounts.total / 100).toFixed(2), currency: currency.toUpperCase() }
  const purchase = {
    user_id,
    provider: 'paypal' as const,
    ref,
    customer: null,
    key: `paypal ${ref}`,
    request_hash: createHash('sha256').update(ref).digest(),
    product_id: price.product,
    product_name: details.name,
    price_id: price.id,
    payment_method: null,
    coupon_id: null,
    currency,
    ...amounts,
    is_recurring: true,
    grants_premium: details.metadata['grants'] !== 'none',
    ends_with_wedding: true,
  }
  const refused = { ...purchase, status: 'refused' as const }
  if (isOther && !known) {
    const unwanted = await begin(db, { ...refused, refund_asked_at: new Date() }, t('money.agreed_until', said))
    if (unwanted) await settle(db, payments, unwanted.id)
  }
  if (isOther) return paymentRefused(t('money.other_tax'), 'resource')
  const begun =
    known ??
    (await begin(db, purchase, t('money.agreed_until', said))) ??
    // Somebody has it already: what was taken a second time is written down, and goes back.
    (await begin(db, refused, t('money.agreed_until', said))) ??
    (await rows.findByRef(db, ref))
  if (begun) await settle(db, payments, begun.id)
}

const ClaimJob = z.object({ ref: z.string() })

/** The task claim_subscription: whom it belongs to, PayPal says. */
export function claimSubscription(db: Db, payments: Payments): Task {
  return async (payload) => {
    const { ref } = ClaimJob.parse(payload)
    const { user_id } = namedIn((await payments.paypal?.subscription(ref))?.custom_id ?? '')
    if (user_id !== undefined && (await rows.isAccount(db, user_id))) await claim(db, payments, { user_id, ref })
  }
}
