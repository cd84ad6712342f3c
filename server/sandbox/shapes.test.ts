// One chance: money

import { expect, test } from 'vitest'
import * as z from 'zod'
import type { Answer } from '#tests/client.ts'
import { openSandbox } from './sandbox.ts'

const sandbox = await openSandbox({ deliver: () => {} })
const { api } = sandbox.settings.cards!

const id = (prefix: string) => z.string().startsWith(`${prefix}_`)
const cents = z.int().min(0)
const second = z.int().min(1_700_000_000)
const list = (one: z.ZodType) => z.strictObject({ object: z.literal('list'), data: z.array(one), has_more: z.boolean(), url: z.string() })
const metadata = z.record(z.string(), z.string())
const money = z.strictObject({ currency_code: z.literal('USD'), value: z.string().regex(/^\d+\.\d\d$/) })

const intent = z.looseObject({
  id: id('pi'),
  object: z.literal('payment_intent'),
  amount: cents,
  amount_received: cents,
  client_secret: z.string().includes('_secret_'),
  created: second,
  currency: z.literal('usd'),
  last_payment_error: z.looseObject({ message: z.string() }).nullable(),
  latest_charge: id('ch').nullable(),
  metadata,
  status: z.enum(['succeeded', 'requires_action', 'requires_payment_method', 'canceled']),
})
const invoice = z.looseObject({
  id: id('in'),
  object: z.literal('invoice'),
  amount_paid: cents,
  created: second,
  lines: list(z.looseObject({ period: z.strictObject({ start: second, end: second }) })),
  status: z.enum(['open', 'paid']),
  total_taxes: z.array(z.looseObject({ amount: cents, tax_behavior: z.literal('exclusive'), type: z.literal('tax_rate_details') })),
})
const subscription = z.looseObject({
  id: id('sub'),
  object: z.literal('subscription'),
  cancel_at_period_end: z.boolean(),
  items: list(z.looseObject({ id: id('si'), current_period_end: second, price: z.looseObject({ id: id('price') }) })),
  metadata,
  status: z.enum(['incomplete', 'active', 'past_due', 'canceled', 'unpaid']),
})
const calculation = z.looseObject({
  id: id('taxcalc'),
  object: z.literal('tax.calculation'),
  amount_total: cents,
  tax_amount_exclusive: cents,
  tax_breakdown: z.array(
    z.strictObject({
      amount: cents,
      inclusive: z.boolean(),
      tax_rate_details: z.looseObject({ percentage_decimal: z.string().regex(/^\d+\.\d+$/) }),
      taxability_reason: z.string(),
      taxable_amount: cents,
    }),
  ),
})
const refusal = z.strictObject({ error: z.looseObject({ type: z.string(), message: z.string() }) })

test('what the sandbox answers has the shape that we read of the providers', async () => {
  const customer = (await stripe('POST', '/customers', 'email=a@example.com')).id
  const entry = await stripe('POST', '/setup_intents', `customer=${customer}`)
  const card = sandbox.enterCard(entry.client_secret, 'pm_card_visa')
  const tax = await stripe('POST', '/tax/calculations', 'currency=usd&line_items[0][amount]=1000&customer_details[address][country]=DE')
  calculation.parse(tax)
  expect([tax.tax_amount_exclusive, tax.amount_total]).toEqual([190, 1_190])
  const hook = `hooks[inputs][tax][calculation]=${tax.id}`
  const paid = await stripe('POST', '/payment_intents', `amount=1190&currency=usd&customer=${customer}&payment_method=${card}&${hook}`)
  intent.parse(paid)
  const begun = await stripe(
    'POST',
    '/subscriptions',
    `customer=${customer}&default_payment_method=${card}&items[0][price]=price_crew_month`,
  )
  subscription.parse(begun)
  list(invoice).parse(await stripe('GET', `/invoices?subscription=${begun.id}`))
  list(z.looseObject({ id: id('price'), unit_amount: cents, product: z.string() })).parse(await stripe('GET', '/prices'))
  const refund = await stripe('POST', '/refunds', `payment_intent=${paid.id}`)
  z.looseObject({ id: id('re'), amount: z.literal(1_190), status: z.literal('succeeded') }).parse(refund)
  for (const said of ['/tax/calculations', '/payment_intents', '/refunds']) refusal.parse(await stripe('POST', said, 'amount=1'))

  const plan = sandbox.approve('P-CREWMONTH', '1|DE', '19')
  const shown = await paypal(`/v1/billing/subscriptions/${plan}?fields=plan`)
  z.looseObject({
    id: z.string().startsWith('I-'),
    plan_id: z.literal('P-CREWMONTH'),
    status: z.literal('ACTIVE'),
    custom_id: z.literal('1|DE'),
    create_time: z.iso.datetime(),
    billing_info: z.looseObject({ next_billing_time: z.iso.datetime() }),
    plan: z.strictObject({ taxes: z.strictObject({ percentage: z.literal('19'), inclusive: z.literal(false) }) }),
  }).parse(shown)
  expect(await paypal(`/v1/billing/subscriptions/${plan}`)).not.toHaveProperty('plan')
  const { transactions } = await paypal(`/v1/billing/subscriptions/${plan}/transactions`)
  z.looseObject({
    id: z.string(),
    status: z.literal('COMPLETED'),
    time: z.iso.datetime(),
    amount_with_breakdown: z.strictObject({ gross_amount: money, tax_amount: money }),
  }).parse(transactions[0])
  expect(transactions[0].amount_with_breakdown).toMatchObject({ gross_amount: { value: '14.28' }, tax_amount: { value: '2.28' } })
  sandbox.close()
})

async function stripe(method: string, path: string, body?: string): Promise<Answer['body']> {
  const headers = { authorization: 'Bearer sk_test_sandbox_key', 'content-type': 'application/x-www-form-urlencoded' }
  return (await fetch(`${api}/v1${path}`, { method, headers, ...(body !== undefined && { body }) })).json()
}

async function paypal(path: string): Promise<Answer['body']> {
  return (await fetch(api + path, { headers: { authorization: 'Bearer sandbox_x' } })).json()
}
