import { setTimeout as sleep } from 'node:timers/promises'
import { openDb } from '#db/db.ts'
import { openSandbox } from '#server/sandbox/sandbox.ts'
import { type Client, clientAt } from '#tests/client.ts'
import { password } from '#tests/world.ts'
import { newProduct } from './product.ts'

interface Buyer {
  customer: string
  client: Client
  again: () => Promise<{ status: number }>
}

export type Killed = Awaited<ReturnType<typeof killAfterYes>>

/** So many buyers, and the product killed at each one's yes, before anybody heard of it; of the first two the browser asks again, of the others nobody does. */
export async function killAfterYes(kills: number) {
  let onYes = () => {}
  const sandbox = await openSandbox({
    deliver: (make) => {
      if (JSON.parse(make().body).type === 'payment_intent.succeeded') onYes()
    },
  })
  const { cards } = sandbox.settings
  const product = await newProduct({
    POSY_MODE: 'demo',
    TRUSTED_PROXIES: '1',
    STRIPE_SECRET_KEY: cards!.secret_key,
    STRIPE_PUBLISHABLE_KEY: cards!.publishable_key,
    STRIPE_WEBHOOK_SECRET: cards!.webhook_secret,
    STRIPE_API: cards!.api,
  })
  try {
    const buyers: Buyer[] = []
    let lost = 0
    for (let nth = 0; nth < kills; nth++) {
      const buyer = await buyerAt(product.origin, nth, (secret) => sandbox.enterCard(secret, 'pm_card_visa'))
      const killed = Promise.withResolvers<unknown>()
      onYes = () => {
        onYes = () => {}
        killed.resolve(product.stop('SIGKILL'))
      }
      const answer = buyer.again().catch(() => 'lost')
      await killed.promise
      if ((await answer) === 'lost') lost++
      await product.start()
      buyers.push(buyer)
    }
    const begun = performance.now()
    const asked = await Promise.all(buyers.slice(0, 2).map(({ again }) => again()))
    const open = await untilOpen(buyers)
    const seconds = (performance.now() - begun) / 1_000
    for (const { again } of buyers) asked.push(await again())
    const charges = buyers.map(({ customer }) => sandbox.state.all('charge').filter((charge) => charge['customer'] === customer).length)
    const db = openDb(product.postgres.url())
    const rows = await db
      .selectFrom('purchases')
      .innerJoin('charges', 'purchase_id', 'purchases.id')
      .select(['status', 'is_open'])
      .execute()
    await db.destroy()
    return { lost, open, seconds, charges, rows, statuses: asked.map(({ status }) => status) }
  } finally {
    await product.remove()
    sandbox.close()
  }
}

async function buyerAt(origin: string, nth: number, enter: (secret: string) => string): Promise<Buyer> {
  const asked = { email: `payer${nth}@example.com`, password, firstname: 'Ada', lastname: 'Payer' }
  // Each from an address of its own, since so many do not register from one.
  const from = { 'x-forwarded-for': `10.3.0.${nth}` }
  const { access_token } = (await clientAt(origin, from).post('/auth/register', asked)).body
  const client = clientAt(origin, { ...from, authorization: `Bearer ${access_token}` })
  const card = enter((await client.get('/payments/setup-intent')).body.data.client_secret)
  const price = nth % 2 === 0 ? 'price_crew_once' : 'price_crew_month'
  const order = { price_id: price, product_id: 'prod_idocrew', payment_method: card, coupon: null }
  const customer = (await client.get('/payments/customer')).body.data.id
  return { customer, client, again: () => client.post('/payments/checkout', order, { 'idempotency-key': `kill-${nth}` }) }
}

/** How many have what they paid, once all of them do, or after as long as it may take. */
async function untilOpen(buyers: readonly Buyer[]): Promise<number> {
  let open = 0
  for (let tries = 0; tries < 180 && open < buyers.length; tries++) {
    if (tries > 0) await sleep(500)
    const all = await Promise.all(buyers.map(async ({ client }) => (await client.get('/users/me')).body.data.is_subscribed === true))
    open = all.filter(Boolean).length
  }
  return open
}
