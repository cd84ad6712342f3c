// One chance: money

import { expect, test } from 'vitest'
import { crew, monthly, newMoneyWorld } from '#tests/money-world.ts'

const world = await newMoneyWorld({ tax: [{ country: 'US', state: 'CA', points: 825 }] })
const { db, sandbox } = world

// CALL-090 ENTITY-036
test('what is sold is the provider’s, with the plan of the subscription button', async () => {
  const { status, body } = await world.visitor().get('/payments/products')
  expect(status).toBe(200)
  const month = body.data.find(({ id }: { id: string }) => id === 'price_crew_month')
  expect(month).toMatchObject({
    nickname: 'Monthly',
    product: 'prod_idocrew',
    unit_amount: 1_200,
    details: { name: 'I Do Crew', metadata: { product_group: 'i-do-crew' } },
    metadata: { paypal: 'P-CREWMONTH' },
  })
})

// RULE-086 CALL-091 CALL-092 CALL-093 CALL-094 ENTITY-038 ENTITY-039 STATE-054
test('a card is entered at the provider, kept, and nobody else’s', async () => {
  const [ada, bob] = [await world.couple(), await world.couple()]
  const first = await ada.get('/payments/customer')
  expect((await ada.get('/payments/customer')).body).toEqual(first.body)
  expect(first.headers.get('cache-control')).toContain('no-store')
  const entry = (await ada.get('/payments/setup-intent')).body.data.client_secret
  expect((await ada.get('/payments/setup-intent')).body.data.client_secret).toBe(entry)
  const card = sandbox.enterCard(entry, 'pm_card_visa')
  expect((await ada.post('/payments/payment-methods', { payment_method: card })).body.data).toMatchObject({ brand: 'visa', last4: '4242' })
  expect((await ada.get('/payments/payment-methods')).body.data).toHaveLength(1)
  expect((await ada.get('/payments/setup-intent')).body.data.client_secret).not.toBe(entry)
  expect((await bob.post('/payments/payment-methods', { payment_method: card })).status).toBe(422)
  expect((await bob.get('/payments/payment-methods')).body.data).toEqual([])
})

// CALL-096 ENTITY-040 STATE-056 RULE-064 C2
test('who pays is charged once, has an invoice, and is a subscriber', async () => {
  const ada = await world.buyer()
  const { status, body } = await world.pay(ada, { ...crew, amount: 1, total: 1, unit_amount: 1 })
  expect([status, body.data.status, body.data.total, body.data.is_open]).toEqual([200, 'paid', 14_900, true])
  expect(await world.isPremium(ada)).toBe(true)
  const list = (await ada.get('/payments/purchases')).body
  expect(list.papers).toMatchObject([{ kind: 'invoice', total: 14_900, tax: 0 }])
  const again = await world.pay(ada)
  expect([again.status, again.body.data.id]).toEqual([200, body.data.id])
  expect(world.charged((await ada.get('/payments/customer')).body.data.id)).toEqual([{ amount: 14_900, amount_refunded: 0 }])
})

// CALL-095 ENTITY-037 RULE-058 RULE-061 RULE-062
test('coupons are looked up at the provider: those that ran out, or are for something else, take nothing off', async () => {
  const ada = await world.buyer()
  expect((await ada.post('/payments/coupon', { coupon: 'POPPY20' })).body.data).toEqual({
    id: 'POPPY20',
    amount_off: null,
    percent_off: 20,
  })
  for (const coupon of ['NOSUCH', 'LASTYEAR']) expect((await ada.post('/payments/coupon', { coupon })).status).toBe(422)
  expect((await ada.post('/payments/coupon', { coupon: 'PAPERSONLY', price_id: crew.price_id })).status).toBe(422)
  for (const coupon of ['LASTYEAR', 'PAPERSONLY', 'NOSUCH']) {
    const { status, body } = await world.pay(ada, { ...crew, coupon })
    expect([status, typeof body.error, body.error]).toEqual([422, 'string', body.message])
  }
  const quote = await ada.post('/payments/quote', { ...crew, coupon: 'POPPY20', payment_method: ada.card })
  expect(quote.body.data).toMatchObject({ amount: 14_900, discount: 2_980, tax: 0, total: 11_920, takes_tax: true, next: null })
  expect((await world.pay(ada, { ...crew, coupon: 'POPPY20' })).body.data).toMatchObject({ discount: 2_980, total: 11_920 })
  for (let nth = 0; nth < 10; nth++) await ada.post('/payments/coupon', { coupon: 'POPPY20' })
  expect((await ada.post('/payments/coupon', { coupon: 'POPPY20' })).status).toBe(429)
})

test('a coupon of everything leaves nothing to charge, and opens all the same', async () => {
  const ada = await world.buyer()
  expect((await world.pay(ada, { ...crew, coupon: 'ONTHEHOUSE' })).body.data).toMatchObject({ status: 'paid', total: 0 })
  expect(await world.isPremium(ada)).toBe(true)
  expect(world.charged((await ada.get('/payments/customer')).body.data.id)).toEqual([])
})

test('tax is that of the card’s state, at the provider as here', async () => {
  const ada = await world.buyer('pm_card_visa', { country: 'US', state: 'CA' })
  const quote = await ada.post('/payments/quote', { ...monthly, coupon: 'FIVEOFF', payment_method: ada.card })
  expect(quote.body.data).toMatchObject({ amount: 1_200, discount: 500, tax: 58, total: 758, next: { total: 758 } })
  const { body } = await world.pay(ada, { ...monthly, coupon: 'FIVEOFF' })
  expect(body.data).toMatchObject({ status: 'paid', tax: 58, total: 758, is_recurring: true })
  expect(world.charged((await ada.get('/payments/customer')).body.data.id)).toEqual([{ amount: 758, amount_refunded: 0 }])
  expect((await ada.get('/payments/purchases')).body.papers).toMatchObject([{ kind: 'invoice', tax: 58, total: 758 }])
})

test.each([
  ['pm_card_chargeDeclined', 'Your card was declined.'],
  ['pm_card_chargeDeclinedInsufficientFunds', 'Your card has insufficient funds.'],
  ['pm_card_chargeDeclinedExpiredCard', 'Your card has expired.'],
])('%s: nothing is charged, the bank’s words are said, and another card may be tried', async (token, words) => {
  for (const asked of [crew, monthly]) {
    const ada = await world.buyer(token)
    const { status, body } = await world.pay(ada, asked)
    expect([status, body.error]).toEqual([422, words])
    expect(await world.isPremium(ada)).toBe(false)
    const card = await world.cardOf(ada, 'pm_card_visa')
    expect((await world.pay({ ...ada, card }, asked)).status).toBe(200)
    expect(await world.isPremium(ada)).toBe(true)
    expect(world.charged((await ada.get('/payments/customer')).body.data.id)).toHaveLength(1)
  }
})

test.each([crew, monthly])('a bank that asks is asked back: the same key tells how it went (%o)', async (asked) => {
  for (const isYes of [true, false]) {
    const ada = await world.buyer('pm_card_authenticationRequired')
    const key = crypto.randomUUID()
    const first = await world.pay(ada, asked, key)
    expect(first.body.data).toMatchObject({ status: 'needs_action', is_open: false, client_secret: expect.stringMatching(/^pi_/) })
    expect(await world.isPremium(ada)).toBe(false)
    sandbox.answerBank(first.body.data.client_secret, isYes)
    const then = await world.pay(ada, asked, key)
    expect([then.status, then.body.data?.status]).toEqual(isYes ? [200, 'paid'] : [422, undefined])
    expect(await world.isPremium(ada)).toBe(isYes)
  }
})

test('an answer that is lost after the charge is asked for again, and nobody is charged twice', async () => {
  for (const asked of [crew, monthly]) {
    const ada = await world.buyer('pm_card_cutAfterCharge')
    expect((await world.pay(ada, asked)).body.data.status).toBe('paid')
    expect(world.charged((await ada.get('/payments/customer')).body.data.id)).toHaveLength(1)
  }
})

test('fifty at once under one key are one charge, and all hear the same', async () => {
  const ada = await world.buyer()
  const key = crypto.randomUUID()
  const answers = await Promise.all(Array.from({ length: 50 }, () => world.pay(ada, crew, key)))
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.data?.id}`)).size).toBe(1)
  expect(answers[0]!.status).toBe(200)
  expect(world.charged((await ada.get('/payments/customer')).body.data.id)).toHaveLength(1)
  expect((await world.pay(ada, monthly, key)).status).toBe(422)
})

test('two tabs, each with a key of its own, are one charge', async () => {
  const ada = await world.buyer()
  const answers = await Promise.all([world.pay(ada, monthly), world.pay(ada, monthly), world.pay(ada, monthly)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(world.charged((await ada.get('/payments/customer')).body.data.id)).toHaveLength(1)
  const other = await world.pay(ada, crew)
  expect([other.status, other.body.error]).toEqual([422, 'This is yours already. Nothing was charged.'])
})

test('a stranger’s card, a price of something else and made-up ones come to nothing', async () => {
  const [ada, bob] = [await world.buyer(), await world.buyer()]
  const before = world.charged().length
  const wrong = [{ payment_method: bob.card }, { payment_method: 'pm_none' }, { product_id: 'prod_dayof' }, { price_id: 'price_none' }]
  for (const one of wrong) {
    const { status, body } = await ada.post('/payments/checkout', { payment_method: ada.card, coupon: null, ...crew, ...one })
    expect([status, typeof body.error]).toEqual([422, 'string'])
  }
  expect(world.charged()).toHaveLength(before)
})

test('what is no premium opens none', async () => {
  const ada = await world.buyer()
  const { body } = await world.pay(ada, { price_id: 'price_dayof', product_id: 'prod_dayof' })
  expect(body.data.status).toBe('paid')
  expect(await world.isPremium(ada)).toBe(false)
})

test('what was agreed to is kept in its words, and the numbers of invoices have no gaps', async () => {
  const ada = await world.buyer()
  const { body } = await world.pay(ada, { ...monthly, ends_with_wedding: true })
  const consent = await db.selectFrom('consents').where('purchase_id', '=', body.data.id).select('words').executeTakeFirstOrThrow()
  expect(consent.words).toBe(
    'I Do Crew, 12.00 USD now, renewed until a month after the wedding, or until I cancel. Money back within 14 days of a payment.',
  )
  const papers = await db.selectFrom('papers').where('kind', '=', 'invoice').orderBy('number').select('number').execute()
  expect(papers.map(({ number }) => number)).toEqual(papers.map((_, at) => at + 1))
})
