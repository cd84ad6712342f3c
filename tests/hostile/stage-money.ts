import { openSandbox } from '#server/sandbox/sandbox.ts'
import type { Person } from '#tests/world.ts'
import type { World } from './stage.ts'
import { type Known, leftOut } from './valid-inputs.ts'

let sandbox = await openSandbox({ deliver: () => {} })

/** In the place of the providers, for one world: a second world's ids are the first one's, and their keys must not meet. */
export async function newPayments() {
  sandbox = await openSandbox({ deliver: () => {} })
  return sandbox.settings
}

/** An account of a couple's own, and a card that was entered in it. */
export function cardFor(account: string): string {
  const { state } = sandbox
  if (!state.find(account))
    state.keep('acct', { object: 'account', id: account, charges_enabled: true, details_submitted: true, metadata: {} })
  return sandbox.newCardIn(account, 'pm_card_visa')
}

const sold = { price_id: 'price_dayof', product_id: 'prod_dayof', coupon: 'PAPERSONLY' }

/** A card of the caller's, and nothing bought yet. */
async function card(world: World, couple: Person): Promise<Known> {
  await world.db.updateTable('purchases').where('user_id', '=', couple.id).set({ status: 'ended' }).execute()
  const { body } = await couple.get('/payments/setup-intent')
  return { ...sold, payment_method: sandbox.enterCard(body.data.client_secret, 'pm_card_visa') }
}

async function bought(world: World, couple: Person, nth: number): Promise<Known> {
  await world.db.updateTable('purchases').where('user_id', '=', couple.id).set({ status: 'ended' }).execute()
  const names = {
    product_id: 'p',
    product_name: 'P',
    price_id: 'p',
    payment_method: null,
    coupon_id: null,
    currency: 'usd',
    customer: null,
  }
  const amounts = { amount: 100, discount: 0, tax: 0, tax_points: 0, total: 100 }
  const flags = { is_recurring: true, grants_premium: false, ends_with_wedding: true, status: 'paid' as const }
  const { id } = await world.db
    .insertInto('purchases')
    .values({
      user_id: couple.id,
      provider: 'stripe',
      key: `hostile ${nth} ${crypto.randomUUID()}`,
      request_hash: Buffer.from(''),
      ...names,
      ...amounts,
      ...flags,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const charge = {
    purchase_id: id,
    provider: 'stripe',
    ref: `pi_hostile_${id}`,
    amount: 100,
    tax: 0,
    paid_at: new Date().toISOString(),
  } as const
  await world.db.insertInto('charges').values(charge).execute()
  return { id }
}

async function paper(world: World, couple: Person, nth: number): Promise<Known> {
  const { id: purchase_id } = await bought(world, couple, nth)
  const { id: charge_id } = await world.db
    .selectFrom('charges')
    .where('purchase_id', '=', Number(purchase_id))
    .select('id')
    .executeTakeFirstOrThrow()
  const words = { buyer: 'B', what: 'W', currency: 'usd', tax: 0, total: 100 }
  const number = 1_000_000 + Number(charge_id)
  await world.db
    .insertInto('papers')
    .values({ kind: 'invoice', number, charge_id, user_id: couple.id, ...words })
    .execute()
  return { kind: 'invoice', number }
}

export const ofMoney = {
  'payments.keepCard': card,
  'payments.removeCard': async (world: World, couple: Person) => ({ id: (await card(world, couple))['payment_method'] }),
  'payments.coupon': () => ({ coupon: 'POPPY20', price_id: leftOut }),
  'payments.quote': card,
  'payments.checkout': card,
  'payments.paper': paper,
  'payments.cancel': bought,
  'payments.refund': bought,
  'webhooks.paypal': async (world: World, couple: Person) => {
    await world.db.updateTable('purchases').where('user_id', '=', couple.id).set({ status: 'ended' }).execute()
    await world.db.updateTable('users').where('id', '=', couple.id).set({ is_subscribed: false }).execute()
    return { id: leftOut, resource: { id: sandbox.approve('P-CREWMONTH', String(couple.id)) } }
  },
}
