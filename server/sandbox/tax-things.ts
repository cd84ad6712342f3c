import type Stripe from 'stripe'
import { type Fields, listIn, recordIn, textIn } from './form.ts'
import { SandboxError } from './sandbox-error.ts'
import { now, nulls, type Shown, type State } from './state.ts'

interface Rate {
  country: string
  state: string | null
  percentage_decimal: string
  tax_type: 'sales_tax' | 'vat'
}

/** Where the operator of the demo takes tax; the state is told by the ZIP code, as the provider tells it. */
const registered: readonly (Rate & { zip?: RegExp })[] = [
  { country: 'US', state: 'CA', zip: /^9[0-6]\d{3}$/, percentage_decimal: '9.875', tax_type: 'sales_tax' },
  { country: 'US', state: 'TN', zip: /^3(?:7[0-9]|8[0-5])\d{2}$/, percentage_decimal: '9.75', tax_type: 'sales_tax' },
  { country: 'DE', state: null, percentage_decimal: '19.0', tax_type: 'vat' },
]

type Address = Partial<Record<string, string | null>>

/** What the provider would take of it there; it refuses where it can't tell where that is. */
export function newCalculation(state: State, said: Fields): Shown {
  const [line] = listIn(said, 'line_items') as Fields[]
  const amount = Number(textIn(line ?? {}, 'amount'))
  const address = recordIn((said['customer_details'] ?? {}) as Fields, 'address')
  const breakdown = breakdownAt(address, amount)
  const tax = breakdown.reduce((sum, one) => sum + one.amount, 0)
  return state.keep('taxcalc', {
    object: 'tax.calculation',
    amount_total: amount + tax,
    currency: textIn(said, 'currency') ?? 'usd',
    customer: null,
    customer_details: {
      address: { ...nulls('city country line1 line2 postal_code state'), ...address },
      address_source: 'billing',
      ip_address: null,
      tax_ids: [],
      taxability_override: 'none',
    },
    expires_at: now() + 90 * 86_400,
    livemode: false,
    ship_from_details: null,
    shipping_cost: null,
    tax_amount_exclusive: tax,
    tax_amount_inclusive: 0,
    tax_breakdown: breakdown,
    tax_date: now(),
  } satisfies Partial<Stripe.Tax.Calculation> & Record<string, unknown>)
}

/** Of an invoice: by the rates that its subscription names, or by where its customer lives. */
export function taxesOf(state: State, subscription: Shown, net: number) {
  const common = { tax_behavior: 'exclusive', taxable_amount: net, type: 'tax_rate_details' }
  if ((subscription['automatic_tax'] as { enabled: boolean }).enabled) {
    const address = (state.find(String(subscription['customer']))?.['address'] ?? {}) as Address
    return breakdownAt(address, net).map(({ amount, taxability_reason }) => ({
      ...common,
      amount,
      taxability_reason,
      tax_rate_details: { tax_rate: 'txr_automatic' },
    }))
  }
  return (subscription['default_tax_rates'] as Shown[]).map((rate) => ({
    ...common,
    amount: roundedShare(net, Number(rate['percentage'])),
    taxability_reason: 'not_available',
    tax_rate_details: { tax_rate: rate.id },
  }))
}

/** Once it is paid, what was reckoned is booked; and what of it goes back with a refund. */
export function book(state: State, intent: Shown, { back }: { back?: Shown } = {}): void {
  const { calculation } = ((intent['hooks'] as { inputs: { tax: { calculation: string } } } | undefined)?.inputs.tax ?? {}) as {
    calculation?: string
  }
  const known = calculation === undefined ? undefined : state.find(calculation)
  if (!known) return
  const { currency, customer_details, tax_amount_exclusive: tax, amount_total: total } = known
  const share = back ? -Math.round((Number(tax) * Number(back['amount'])) / Number(total)) : Number(tax)
  const line = { object: 'tax.transaction_line_item', amount_tax: share, type: back ? 'reversal' : 'transaction' }
  state.keep('tax', {
    object: 'tax.transaction',
    created: now(),
    currency,
    customer: null,
    customer_details,
    line_items: { object: 'list', data: [line], has_more: false, url: '/v1/tax/transactions' },
    livemode: false,
    metadata: {},
    posted_at: now(),
    reference: back ? back.id : intent.id,
    reversal: back ? { original_transaction: String(calculation) } : null,
    ship_from_details: null,
    shipping_cost: null,
    tax_date: now(),
    type: back ? 'reversal' : 'transaction',
  })
}

function breakdownAt(address: Address, net: number) {
  const { country, postal_code } = address
  if (!country || (country === 'US' && !postal_code))
    throw new SandboxError(400, {
      code: 'customer_tax_location_invalid',
      message: 'We could not determine the customer’s tax location based on the provided customer address.',
    })
  const rate = registered.find((one) => one.country === country && (!one.zip || one.zip.test(postal_code ?? '')))
  const { percentage_decimal = '0.0', state = null, tax_type = null } = rate ?? {}
  return [
    {
      amount: roundedShare(net, Number(percentage_decimal)),
      inclusive: false,
      tax_rate_details: { country, flat_amount: null, percentage_decimal, rate_type: 'percentage' as const, state, tax_type },
      taxability_reason: rate ? ('standard_rated' as const) : ('not_collecting' as const),
      taxable_amount: rate ? net : 0,
    },
  ]
}

export function roundedShare(amount: number, percent: number): number {
  return Number((BigInt(amount) * BigInt(Math.round(percent * 10_000)) * 2n + 1_000_000n) / 2_000_000n)
}
