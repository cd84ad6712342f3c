import { StartRefused } from '#db/start-refused.ts'
import { type GiftSettings, readGifts } from './gift-settings.ts'
import { byProvider, readTax, type TaxRates } from './tax.ts'

export interface CardSettings {
  secret_key: string
  /** Public: Stripe's script in the browser is opened with it. */
  publishable_key: string
  webhook_secret: string
  /** Where Stripe's interface is. */
  api: string
  /** What a browser loads to enter a card; Stripe's own where nothing is said. */
  script?: string
}

export interface PaypalSettings {
  /** Public: the subscription button is opened with it. */
  client_id: string
  client_secret: string
  webhook_id: string
  api: string
  /** What a browser loads for the subscription button; PayPal's own where nothing is said. */
  script?: string
}

export interface PaymentSettings {
  /** Absent where nobody pays by card. */
  cards: CardSettings | undefined
  /** Absent where nobody pays by PayPal. */
  paypal: PaypalSettings | undefined
  tax: TaxRates | typeof byProvider
  /** Absent where the provider has not said that cards may pay couples' own accounts. */
  gifts?: GiftSettings | undefined
}

export const stripeApi = 'https://api.stripe.com'
const paypalApi = 'https://api-m.paypal.com'

/** Begins every key of the sandbox, and none of a provider. */
export const sandboxMark = 'sandbox_'

/** Nothing is sold where nothing is said. */
export const noPayments: PaymentSettings = { cards: undefined, paypal: undefined, tax: [] }

type Env = Record<string, string | undefined>

/** The keys of each provider, all or none. */
export function readPayments(env: Env, { isLive }: { isLive: boolean }): PaymentSettings {
  const stripe = keysOf(env, {
    secret_key: 'STRIPE_SECRET_KEY',
    publishable_key: 'STRIPE_PUBLISHABLE_KEY',
    webhook_secret: 'STRIPE_WEBHOOK_SECRET',
  })
  const paypal = keysOf(env, { client_id: 'PAYPAL_CLIENT_ID', client_secret: 'PAYPAL_CLIENT_SECRET', webhook_id: 'PAYPAL_WEBHOOK_ID' })
  const found = {
    cards: stripe && { ...stripe, api: apiOf(env, 'STRIPE_API', stripeApi) },
    paypal: paypal && { ...paypal, api: apiOf(env, 'PAYPAL_API', paypalApi) },
    tax: readTax(env['PAYMENT_TAX']),
    gifts: readGifts(env),
  }
  if (found.tax === byProvider && !found.cards && isLive)
    throw new StartRefused('PAYMENT_TAX asks Stripe; please set STRIPE_SECRET_KEY and its others, too.')
  if (isLive) refuseSandbox(found)
  return found
}

/** Money that is none must not look like some. */
function refuseSandbox({ cards, paypal, gifts }: PaymentSettings): void {
  if (gifts?.webhook_secret.includes(sandboxMark)) throw new StartRefused('STRIPE_GIFTS_WEBHOOK_SECRET is that of the sandbox.')
  for (const [name, one] of [
    ['STRIPE', cards],
    ['PAYPAL', paypal],
  ] as const) {
    if (!one) continue
    if (Object.values({ ...one }).some((value) => value.includes(sandboxMark)))
      throw new StartRefused(`${name}'s keys are those of the sandbox, which is for the demo alone; please set the provider's.`)
    if (!one.api.startsWith('https:'))
      throw new StartRefused(`${name}_API is "${one.api}"; live mode speaks to a provider over https alone.`)
  }
}

function keysOf<Name extends string>(env: Env, names: Record<Name, string>): Record<Name, string> | undefined {
  const variables = Object.values<string>(names)
  const missing = variables.filter((variable) => !env[variable])
  if (missing.length === variables.length) return undefined
  if (missing.length > 0) throw new StartRefused(`${variables.join(', ')} belong together; please set ${missing.join(' and ')}, too.`)
  return Object.fromEntries(Object.entries<string>(names).map(([name, variable]) => [name, env[variable] ?? ''])) as Record<Name, string>
}

function apiOf(env: Env, variable: string, usual: string): string {
  const url = URL.parse(env[variable] || usual)
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/') return url.origin
  throw new StartRefused(`${variable} is "${env[variable]}"; please set it to an address such as ${usual}.`)
}
