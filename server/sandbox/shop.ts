import { readMasters } from '#art/masters.ts'
import { pictureAddress } from '#web/picture-address.ts'
import { now, nulls, type State } from './state.ts'

/** What the demo sells, as an operator would enter it at the provider. */
export function stockShop(state: State): void {
  if (state.find('prod_idocrew')) return
  product(state, {
    id: 'prod_idocrew',
    name: 'I Do Crew',
    pictures: addressesOf('setup-vendors'),
    metadata: {
      product_group: 'i-do-crew',
      additional_info: 'Every course, every document, and us to ask.',
      text: 'Ends by itself a month after the wedding.',
    },
  })
  price(state, {
    id: 'price_crew_month',
    product: 'prod_idocrew',
    unit_amount: 1_200,
    nickname: 'Monthly',
    interval: 'month',
    plan: 'P-CREWMONTH',
  })
  price(state, {
    id: 'price_crew_year',
    product: 'prod_idocrew',
    unit_amount: 9_600,
    nickname: 'Yearly',
    interval: 'year',
    plan: 'P-CREWYEAR',
  })
  price(state, { id: 'price_crew_once', product: 'prod_idocrew', unit_amount: 14_900, nickname: 'Once and for all', interval: null })
  product(state, {
    id: 'prod_dayof',
    name: 'The day, hour by hour',
    metadata: { product_group: 'papers', grants: 'none', text: 'A printed run sheet.' },
  })
  price(state, { id: 'price_dayof', product: 'prod_dayof', unit_amount: 1_995, nickname: 'Once', interval: null })
  coupon(state, { id: 'POPPY20', percent_off: 20, duration: 'once' })
  coupon(state, { id: 'FIVEOFF', amount_off: 500, duration: 'forever' })
  coupon(state, { id: 'ONTHEHOUSE', percent_off: 100, duration: 'once' })
  coupon(state, { id: 'PAPERSONLY', percent_off: 50, duration: 'once', products: ['prod_dayof'] })
  coupon(state, { id: 'LASTYEAR', percent_off: 50, duration: 'once', valid: false })
}

/** As an operator would bring it to the provider; the sandbox knows those of this site. */
function addressesOf(name: string): string[] {
  const picture = readMasters().get(name)
  return picture ? [pictureAddress(picture, 960)] : []
}

interface NewProduct {
  id: string
  name: string
  metadata: Record<string, string>
  pictures?: string[]
}

function product(state: State, { id, name, metadata, pictures = [] }: NewProduct): void {
  state.keep('prod', {
    id,
    object: 'product',
    active: true,
    created: now(),
    ...nulls('default_price description package_dimensions shippable statement_descriptor tax_code unit_label url'),
    images: pictures,
    livemode: false,
    marketing_features: [],
    metadata,
    name,
    type: 'service',
    updated: now(),
  })
}

interface NewPrice {
  id: string
  product: string
  unit_amount: number
  nickname: string
  interval: 'month' | 'year' | null
  plan?: string
}

function price(state: State, { id, product, unit_amount, nickname, interval, plan }: NewPrice): void {
  state.keep('price', {
    id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: now(),
    currency: 'usd',
    ...nulls('custom_unit_amount lookup_key tiers_mode transform_quantity'),
    livemode: false,
    metadata: plan ? { paypal: plan } : {},
    nickname,
    product,
    recurring: interval && { interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' },
    tax_behavior: 'exclusive',
    type: interval ? 'recurring' : 'one_time',
    unit_amount,
    unit_amount_decimal: String(unit_amount),
  })
}

interface NewCoupon {
  id: string
  percent_off?: number
  amount_off?: number
  duration: 'once' | 'forever'
  products?: string[]
  valid?: boolean
}

function coupon(state: State, { id, percent_off, amount_off, duration, products, valid = true }: NewCoupon): void {
  state.keep('coupon', {
    id,
    object: 'coupon',
    amount_off: amount_off ?? null,
    created: now(),
    currency: amount_off ? 'usd' : null,
    duration,
    ...nulls('duration_in_months max_redemptions redeem_by'),
    livemode: false,
    metadata: {},
    name: id,
    percent_off: percent_off ?? null,
    times_redeemed: 0,
    valid,
    ...(products && { applies_to: { products } }),
  })
}
