// One chance: money

import { expect, test } from 'vitest'
import { crew, monthly, newMoneyWorld } from '#tests/money-world.ts'
import { now } from '#server/sandbox/state.ts'
import { paypalHeaders } from '#server/sandbox/paypal-signature.ts'
import { type Delivery, stripeHeaders } from '#server/sandbox/webhooks.ts'

const world = await newMoneyWorld()
const { db, sandbox, told } = world

/** Two worlds' worth of what may happen to a purchase, as the providers tell it. */
async function eventfulDays() {
  const [renewed, refunded, cancelled] = [await world.buyer(), await world.buyer(), await world.buyer()]
  const first = (await world.pay(renewed, monthly)).body.data
  const once = (await world.pay(refunded, crew)).body.data
  const last = (await world.pay(cancelled, monthly)).body.data
  for (let nth = 0; nth < 12; nth++) sandbox.renew(await refOf(first.id))
  await refunded.post(`/payments/purchases/${once.id}/refund`)
  await cancelled.post(`/payments/purchases/${last.id}/cancel`)
  await world.work()
  sandbox.renew(await refOf(last.id))
  return [first.id, once.id, last.id] as number[]
}

// RULE-064
test('two hundred webhooks, shuffled, doubled and late, end in one state', async () => {
  const ids = await eventfulDays()
  const events = told.splice(0)
  const all = [...events, ...events, ...events, ...events].slice(0, Math.max(200, events.length * 2))
  expect(all.length).toBeGreaterThanOrEqual(200)
  for (let at = all.length - 1; at > 0; at--) {
    const other = Math.floor(Math.random() * (at + 1))
    ;[all[at], all[other]] = [all[other]!, all[at]!]
  }
  for (const [at, make] of all.entries()) {
    expect(await world.send(make())).toBe(200)
    if (at % 40 === 0) await world.work()
  }
  await world.work()
  const state = () =>
    db.selectFrom('purchases').where('id', 'in', ids).orderBy('id').select(['status', 'is_open', 'is_cancelled']).execute()
  expect(await state()).toEqual([
    { status: 'paid', is_open: true, is_cancelled: false },
    { status: 'ended', is_open: false, is_cancelled: false },
    { status: 'ended', is_open: false, is_cancelled: true },
  ])
  const charges = await db.selectFrom('charges').where('purchase_id', 'in', ids).select(['amount', 'refunded']).execute()
  expect(charges).toHaveLength(15)
  expect(charges.reduce((sum, { amount }) => sum + amount, 0)).toBe(world.charged().reduce((sum, { amount }) => sum + Number(amount), 0))
  const papers = await db.selectFrom('papers').select(['kind', 'total']).execute()
  expect(papers.filter(({ kind }) => kind === 'invoice')).toHaveLength(15)
  expect(papers.filter(({ kind }) => kind === 'credit_note')).toEqual([{ kind: 'credit_note', total: 14_900 }])
  const events_kept = await db.selectFrom('payment_events').select('id').execute()
  expect(events_kept).toHaveLength(new Set(all.map((make) => JSON.parse(make().body).id)).size)
})

test('a webhook that is forged, old, altered, or signed by somebody else changes nothing', async () => {
  const ada = await world.buyer()
  const { id } = (await world.pay(ada, monthly)).body.data
  sandbox.renew(await refOf(id))
  const real = told.splice(0).at(-1)!()
  const { path, body } = real
  const forged: Delivery[] = [
    { path, body, headers: { 'content-type': 'application/json' } },
    { path, body, headers: stripeHeaders(body, { secret: 'another' }) },
    { path, body, headers: stripeHeaders(body, { at: now() - 301 }) },
    { path, body: body.replace('evt_', 'evt_x'), headers: real.headers },
    { path, body: `${body} `, headers: real.headers },
  ]
  const yes = JSON.stringify({
    id: 'WH-1',
    event_type: 'BILLING.SUBSCRIPTION.ACTIVATED',
    resource: { id: 'I-1', custom_id: String(ada.id) },
  })
  const time = new Date().toISOString()
  const own = paypalHeaders(sandbox.state, yes, { id: '1', time })
  const to = '/api/v1/paypal/webhook'
  const old = paypalHeaders(sandbox.state, yes, { id: '1', time: new Date(Date.now() - 4 * 86_400_000).toISOString() })
  forged.push(
    { path: to, body: yes, headers: { ...own, 'paypal-transmission-id': '2' } },
    { path: to, body: yes.replace('I-1', 'I-2'), headers: own },
    { path: to, body: yes, headers: old },
    { path: to, body: yes, headers: paypalHeaders(sandbox.state, yes, { id: '1', time, webhook: 'another' }) },
    { path: to, body: yes, headers: { ...own, 'paypal-cert-url': 'https://evil.example/cert' } },
    { path: to, body: yes, headers: { 'content-type': 'application/json', 'paypal-auth-algo': 'SHA256withRSA' } },
  )
  const before = await snapshot()
  for (const one of forged) expect([await world.send(one), one.headers]).toEqual([400, one.headers])
  expect(await snapshot()).toEqual(before)
  expect(await world.send(real)).toBe(200)
})

// CALL-097 STATE-053
test('PayPal’s button is a hint: PayPal is asked, and a subscription is one person’s', async () => {
  const [ada, bob] = [await world.couple(), await world.couple()]
  const id = sandbox.approve('P-CREWMONTH', String(ada.id))
  const pressed = { event_type: 'BILLING.SUBSCRIPTION.CREATED', resource: { id } }
  expect((await bob.post('/paypal/webhook', pressed)).status).toBe(422)
  expect((await ada.post('/paypal/webhook', { ...pressed, resource: { id: 'I-MADEUP' } })).status).toBe(422)
  expect(await world.isPremium(bob)).toBe(false)
  for (let nth = 0; nth < 2; nth++) expect((await ada.post('/paypal/webhook', pressed)).status).toBe(200)
  expect(await world.isPremium(ada)).toBe(true)
  const [purchase] = (await ada.get('/payments/purchases')).body.data
  expect(purchase).toMatchObject({ provider: 'paypal', total: 1_200, is_open: true })
  await ada.post(`/payments/purchases/${purchase.id}/cancel`)
  await world.work()
  expect((await ada.get('/payments/purchases')).body.data[0]).toMatchObject({ is_cancelled: true, is_open: true })
  await ada.post(`/payments/purchases/${purchase.id}/refund`)
  await world.work()
  const after = (await ada.get('/payments/purchases')).body
  expect(after.data[0]).toMatchObject({ status: 'ended', is_open: false })
  expect(after.papers.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual(['credit_note', 'invoice'])
})

test('who paid at PayPal and lost their browser has what they paid, by PayPal’s own word', async () => {
  const ada = await world.couple()
  told.length = 0
  sandbox.approve('P-CREWYEAR', String(ada.id))
  await world.sendAll()
  await world.work()
  expect(await world.isPremium(ada)).toBe(true)
})

test('what PayPal took for what is there already goes back by itself', async () => {
  const ada = await world.buyer()
  await world.pay(ada, monthly)
  const id = sandbox.approve('P-CREWMONTH', String(ada.id))
  await ada.post('/paypal/webhook', { event_type: 'BILLING.SUBSCRIPTION.CREATED', resource: { id } })
  await world.work()
  expect(sandbox.state.find(id)).toMatchObject({ status: 'CANCELLED' })
  const [back] = await db
    .selectFrom('charges')
    .where('provider', '=', 'paypal')
    .orderBy('id', 'desc')
    .select(['amount', 'refunded'])
    .execute()
  expect(back!.refunded).toBe(back!.amount)
  expect(await world.isPremium(ada)).toBe(true)
})

async function refOf(id: number): Promise<string> {
  return (await db.selectFrom('purchases').where('id', '=', id).select('ref').executeTakeFirstOrThrow()).ref!
}

async function snapshot() {
  const [purchases, events, charges] = await Promise.all([
    db.selectFrom('purchases').orderBy('id').select(['id', 'status', 'round']).execute(),
    db.selectFrom('payment_events').select('id').orderBy('id').execute(),
    db.selectFrom('charges').select(['id', 'refunded']).orderBy('id').execute(),
  ])
  return { purchases, events, charges }
}
