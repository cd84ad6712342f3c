import { expect, onTestFinished, test } from 'vitest'
import { openDb } from '#db/db.ts'
import { openSandbox } from '#server/sandbox/sandbox.ts'
import { clientAt } from '#tests/client.ts'
import { password } from '#tests/world.ts'
import { figures } from './figures.ts'
import { newProduct } from './product.ts'

const kills = 5

test('5 kills right after the provider’s yes: each is found again and settled, nobody is charged twice, nobody paid without access', {
  timeout: 240_000,
}, async () => {
  let onYes = () => {}
  const sandbox = await openSandbox({
    deliver: (make) => {
      if (JSON.parse(make().body).type === 'payment_intent.succeeded') onYes()
    },
  })
  onTestFinished(() => sandbox.close())
  const { cards } = sandbox.settings
  const product = await newProduct({
    POSY_MODE: 'demo',
    STRIPE_SECRET_KEY: cards!.secret_key,
    STRIPE_PUBLISHABLE_KEY: cards!.publishable_key,
    STRIPE_WEBHOOK_SECRET: cards!.webhook_secret,
    STRIPE_API: cards!.api,
  })
  onTestFinished(product.remove)
  const buyers: { customer: string; again: () => Promise<{ status: number }>; me: () => Promise<boolean> }[] = []

  for (let nth = 0; nth < kills; nth++) {
    const visitor = clientAt(product.origin)
    const asked = { email: `payer${nth}@example.com`, password, firstname: 'Ada', lastname: 'Payer' }
    const { access_token } = (await visitor.post('/auth/register', asked)).body
    const client = clientAt(product.origin, { authorization: `Bearer ${access_token}` })
    const card = sandbox.enterCard((await client.get('/payments/setup-intent')).body.data.client_secret, 'pm_card_visa')
    const price = nth % 2 === 0 ? 'price_crew_once' : 'price_crew_month'
    const order = { price_id: price, product_id: 'prod_idocrew', payment_method: card, coupon: null }
    const pay = () => client.post('/payments/checkout', order, { 'idempotency-key': `kill-${nth}` })
    const customer = (await client.get('/payments/customer')).body.data.id
    const killed = Promise.withResolvers<unknown>()
    onYes = () => {
      onYes = () => {}
      killed.resolve(product.stop('SIGKILL'))
    }
    const answer = pay().catch(() => 'lost')
    await killed.promise
    expect(await answer).toBe('lost')
    await product.start()
    buyers.push({ customer, again: pay, me: async () => (await client.get('/users/me')).body.data.is_subscribed })
  }

  // Of some the browser asks again at once; of the others nobody does.
  for (const { again } of buyers.slice(0, 2)) expect((await again()).status).toBe(200)
  await expect.poll(() => Promise.all(buyers.map(({ me }) => me())), { timeout: 90_000, interval: 500 }).toEqual(buyers.map(() => true))
  for (const { again } of buyers) expect((await again()).status).toBe(200)
  const charges = buyers.map(({ customer }) => sandbox.state.all('charge').filter((charge) => charge['customer'] === customer).length)
  expect(charges).toEqual(buyers.map(() => 1))
  const db = openDb(product.postgres.url())
  onTestFinished(() => db.destroy())
  const rows = await db.selectFrom('purchases').innerJoin('charges', 'purchase_id', 'purchases.id').select(['status', 'is_open']).execute()
  expect(rows).toEqual(buyers.map(() => ({ status: 'paid', is_open: true })))
  figures('kills after the yes', { kills, charged: sandbox.state.all('charge').length, settled: rows.length })
})
