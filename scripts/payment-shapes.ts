import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openSandbox } from '#server/sandbox/sandbox.ts'

type Fields = Record<string, unknown>

const folder = process.argv[2]
if (!folder) throw new Error('Please name the folder of the published shapes: npm run payments:shapes <folder>')
const read = (name: string): Fields => JSON.parse(readFileSync(join(folder, name), 'utf8'))

/** Resources of Stripe that the sandbox shows. */
const resources = (
  'customer setup_intent payment_method product price coupon tax_rate subscription subscription_item tax.calculation ' +
  'invoice line_item invoice_payment payment_intent charge refund dispute event'
).split(' ')

const sandbox = await openSandbox({ deliver: () => {} })
const { api } = sandbox.settings.cards!
const authorization = 'Bearer sk_test_sandbox_shapes'

/** One of everything, by the same calls that the product makes. */
async function call(method: string, path: string, body?: string): Promise<Fields> {
  const headers = { authorization, 'content-type': path.includes('paypal') ? 'application/json' : 'application/x-www-form-urlencoded' }
  const answer = await fetch(api + path, { method, headers, ...(body !== undefined && { body }) })
  return (await answer.json()) as Fields
}

const customer = (await call('POST', '/v1/customers', 'email=a@example.com'))['id']
const entry = await call('POST', '/v1/setup_intents', `customer=${customer}`)
const card = sandbox.enterCard(String(entry['client_secret']), 'pm_card_visa')
await call('POST', '/v1/tax_rates', 'percentage=8.25&display_name=Tax')
await call('POST', '/v1/tax/calculations', 'currency=usd&line_items[0][amount]=1000&customer_details[address][country]=DE')
const intent = await call('POST', '/v1/payment_intents', `amount=1000&currency=usd&customer=${customer}&payment_method=${card}`)
await call('POST', '/v1/subscriptions', `customer=${customer}&default_payment_method=${card}&items[0][price]=price_crew_month`)
await call('POST', '/v1/refunds', `payment_intent=${intent['id']}`)
sandbox.dispute(String(intent['id']))

let differing = 0
const published = read('stripe-fixtures3.json')['resources'] as Record<string, Fields>
for (const name of resources) compare(`Stripe ${name}`, sandbox.state.all(name)[0] ?? {}, published[name] ?? {})

const schemas = (read('paypal-billing-subscriptions-v1.json')['components'] as { schemas: Record<string, Fields> }).schemas
const id = sandbox.approve('P-CREWMONTH', '1')
compareNames('PayPal subscription', await call('GET', `/v1/billing/subscriptions/${id}`), propertiesOf('subscription'))
const { transactions } = await call('GET', `/v1/billing/subscriptions/${id}/transactions`)
compareNames('PayPal transaction', (transactions as Fields[])[0]!, propertiesOf('transaction'))
const webhooks = (read('paypal-notifications-webhooks-v1.json')['components'] as { schemas: Record<string, Fields> }).schemas
const asked = Object.fromEntries(
  ['auth_algo', 'cert_url', 'transmission_id', 'transmission_sig', 'transmission_time', 'webhook_id', 'webhook_event'].map((name) => [
    name,
    '',
  ]),
)
compareNames('PayPal verify-webhook-signature', asked, Object.keys((webhooks['verify_webhook_signature']?.['properties'] ?? {}) as Fields))

console.log(`${resources.length + 3} shapes, ${differing} of them differ`)
sandbox.close()

/** Fields that one has and the other has not, and those of another type; what may be null has no type. */
function compare(name: string, ours: Fields, theirs: Fields): void {
  const missing = Object.keys(theirs).filter((field) => !(field in ours))
  const more = Object.keys(ours).filter((field) => !(field in theirs))
  const others = Object.keys(theirs).filter(
    (field) => ours[field] != null && theirs[field] != null && typeOf(ours[field]) !== typeOf(theirs[field]),
  )
  tell(name, { missing, 'not published': more, 'of another type': others })
}

/** A description names what may be there, and not what has to be. */
function compareNames(name: string, ours: Fields, known: string[]): void {
  tell(name, { 'not published': Object.keys(ours).filter((field) => !known.includes(field)) })
}

function tell(name: string, found: Record<string, string[]>): void {
  const said = Object.entries(found).filter(([, fields]) => fields.length > 0)
  if (said.length > 0) differing++
  console.log(`${name}: ${said.map(([what, fields]) => `${what} ${fields.join(', ')}`).join('; ') || 'as published'}`)
}

function propertiesOf(name: string): string[] {
  const { properties = {}, allOf = [] } = schemas[name] as { properties?: Fields; allOf?: ({ $ref?: string } & Fields)[] }
  return [
    ...Object.keys(properties),
    ...allOf.flatMap(({ $ref, properties }) => ($ref ? propertiesOf($ref.split('/').at(-1)!) : Object.keys(properties ?? {}))),
  ]
}

function typeOf(value: unknown): string {
  return Array.isArray(value) ? 'list' : typeof value
}
