import * as z from 'zod'
import { ById } from '#features/shapes.ts'
import { notFound, notSigned } from '#server/errors.ts'
import { asOneself, type PolicyRule, signedIn } from '#server/policy.ts'
import { isFromPaypal } from './webhooks/paypal-headers.ts'
import { PaperName } from './contract.ts'
import { findCustomer, findPaper, findPurchase } from './rows.server.ts'

/** Whoever bought it: not even their partner speaks for them. */
export const ownPurchasePolicy: PolicyRule = async (context, input) => {
  const { user } = signedIn(context)
  const { data } = ById.safeParse(input)
  if (!data || !(await findPurchase(context.db, user.id, data.id))) notFound()
  return undefined
}

/** Written to them, whatever became of the purchase. */
export const ownPaperPolicy: PolicyRule = async (context, input) => {
  const { user } = signedIn(context)
  const { data } = PaperName.safeParse(input)
  if (!data || !(await findPaper(context.db, user.id, data))) notFound()
  return undefined
}

const CardId = z.object({ id: z.string().min(1).max(200) })

/** A card that is kept for them at the provider. */
export const ownCardPolicy: PolicyRule = async (context, input) => {
  const { db, payments } = context
  const { user } = signedIn(context)
  const { data } = CardId.safeParse(input)
  const known = data && (await findCustomer(db, user.id))
  if (!known || !payments.cards || !(await payments.cards.isOf(known.customer, data.id))) notFound()
  return undefined
}

/** Signed by Stripe, for us, within five minutes. */
export const stripeEventPolicy: PolicyRule = async ({ payments, headers, signedBytes }) => {
  const signature = headers.get('stripe-signature')
  if (!payments.cards || signature === null || !signedBytes) notSigned()
  const bytes = await signedBytes()
  const { cards, gifts } = payments
  await cards
    .eventIn(bytes, signature)
    .catch(() => gifts?.requireEvent(bytes, signature) ?? notSigned())
    .catch(() => notSigned())
  return undefined
}

/** PayPal repeats what it says for three days. */
const oldest = 3 * 86_400_000

/** Signed by PayPal; or, without a word of a signature, somebody whose browser saw the button pressed. */
export const paypalEventPolicy: PolicyRule = async (context) => {
  const { payments, headers, signedBytes } = context
  if (!isFromPaypal(headers)) {
    asOneself(signedIn(context))
    return undefined
  }
  const sent = Date.parse(headers.get('paypal-transmission-time') ?? '')
  const isFresh = Math.abs(Date.now() - sent) < oldest
  if (!payments.paypal || !signedBytes || !isFresh) notSigned()
  if (!(await payments.paypal.isSigned(await signedBytes(), headers))) notSigned()
  return undefined
}
