import type { ColumnType, Generated } from 'kysely'

type Moment = ColumnType<string | null, string | Date | null | undefined, string | Date | null>

export interface PaymentCustomers {
  user_id: number
  customer: string
  entry: string | null
}

export interface Purchases {
  id: Generated<number>
  user_id: number | null
  provider: 'stripe' | 'paypal'
  ref: ColumnType<string | null, string | null | undefined, string | null>
  customer: string | null
  key: string
  request_hash: Buffer
  product_id: string
  product_name: string
  price_id: string
  payment_method: string | null
  coupon_id: string | null
  currency: string
  amount: number
  discount: number
  tax: number
  tax_points: number
  tax_calculation: ColumnType<string | null, string | null | undefined, string | null>
  total: number
  is_recurring: boolean
  grants_premium: boolean
  ends_with_wedding: boolean
  status: Generated<'begun' | 'needs_action' | 'refused' | 'paid' | 'ended'>
  paid_until: Moment
  is_open: Generated<boolean>
  is_cancelled: Generated<boolean>
  cancel_asked_at: Moment
  refund_asked_at: Moment
  error: ColumnType<string | null, string | null | undefined, string | null>
  round: Generated<number>
  created_at: Generated<string>
  settled_at: Moment
  renewal_told_for: Moment
  reminded_at: Moment
  renewal_total: ColumnType<number | null, number | null | undefined, number | null>
}

export interface Charges {
  id: Generated<number>
  purchase_id: number
  provider: 'stripe' | 'paypal'
  ref: string
  amount: number
  tax: number
  refunded: Generated<number>
  paid_at: ColumnType<string, string | Date, never>
}

export interface PaperNumbers {
  kind: 'invoice' | 'credit_note'
  last: number
}

export interface Papers {
  kind: 'invoice' | 'credit_note'
  number: number
  charge_id: number
  user_id: number | null
  buyer: string
  what: string
  currency: string
  tax: number
  total: number
  issued_at: Generated<string>
}

export interface Consents {
  id: Generated<number>
  purchase_id: number
  user_id: number | null
  words: string
  given_at: Generated<string>
}

export interface PriceNotices {
  id: Generated<number>
  purchase_id: number
  price_id: string
  old_total: number
  new_total: number
  charge_at: ColumnType<string, string | Date, never>
  mail_id: number | null
  told_at: Generated<string>
  moved_at: Moment
}

export interface PaymentEvents {
  provider: 'stripe' | 'paypal'
  id: string
  type: string
  purchase_id: number | null
  received_at: Generated<string>
}

export interface PaymentOrders {
  id: Generated<number>
  purchase_id: number
  kind: 'cancel' | 'end' | 'refund'
  asked_at: Generated<string>
  attempts: Generated<number>
  last_error: string | null
  confirmed_at: Moment
}
