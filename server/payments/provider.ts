/** What is sold, as the provider has it. */
export interface Price {
  id: string
  nickname: string | null
  product: string
  unit_amount: number
  currency: string
  recurring: { interval: string; interval_count: number } | null
  details: { name: string; images: string[]; metadata: Record<string, string> }
  metadata: Record<string, string>
}

export interface Coupon {
  id: string
  amount_off: number | null
  percent_off: number | null
  /** `once`, `repeating` or `forever`. */
  duration: string
  /** Of these products alone; of all where nothing is said. */
  products: string[] | null
}

export interface Card {
  id: string
  brand: string
  last4: string
  exp_month: number
  exp_year: number
  country: string | null
  state: string | null
  postal_code: string | null
}

/** What was taken for a purchase, once or again and again. */
export interface Charge {
  /** The provider's name for it; a refund is asked for by it. */
  ref: string
  amount: number
  tax: number
  refunded: number
  paid_at: Date
}

/** How a purchase stands at the provider. */
export interface Standing {
  /** `none` where the provider knows nothing of it. */
  state: 'none' | 'needs_action' | 'refused' | 'paid' | 'ended'
  ref: string | null
  charges: Charge[]
  /** Until when it is paid; null for what is bought once and for all. */
  paid_until: Date | null
  /** It will not be renewed. */
  is_cancelled: boolean
  /** With which the browser has its bank asked. */
  client_secret?: string | null
  /** In words for whoever pays. */
  error?: string | null
}

/** What a provider is asked to charge; it stands in a row of ours before. */
export interface Order {
  id: number
  customer: string
  payment_method: string
  price_id: string
  is_recurring: boolean
  coupon_id: string | null
  total: number
  tax: number
  tax_points: number
  /** The provider's own, where it reckons the tax. */
  tax_calculation: string | null
  currency: string
  product_name: string
  user_id: number
}

/** By which a purchase is found at its provider. */
export interface Known {
  id: number
  ref: string | null
  customer: string | null
  is_recurring: boolean
  tax: number
}

/** What can be done to a purchase, whoever took the money. */
export interface Provider {
  look: (known: Known) => Promise<Standing>
  /** It runs until it is paid, and is not renewed. */
  cancel: (ref: string, key: string) => Promise<void>
  /** It is over now. */
  end: (ref: string, key: string) => Promise<void>
  refund: (charge: string, amount: number, key: string) => Promise<void>
}

/** The provider said no; the words are for whoever pays. */
export class Refused extends Error {}

/** Whether something was charged is not known. */
export class Unanswered extends Error {}
