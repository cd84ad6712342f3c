import type { Generated, GeneratedAlways } from 'kysely'

export interface Registries {
  user_id: number
  id: Generated<number>
  identifier: Generated<string>
  headline: Generated<string>
  story: Generated<string>
  paypal: Generated<string>
  venmo: Generated<string>
  bank: Generated<string>
  gift_total: Generated<number>
  total_gifters: Generated<number>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface RegistryFunds {
  user_id: number
  id: Generated<number>
  title: string
  goal: number | null
  story: Generated<string>
  picture_id: number | null
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface Gifts {
  user_id: number
  id: Generated<number>
  fund_id: number | null
  household_id: number | null
  from_name: Generated<string>
  amount: number | null
  present: Generated<string>
  message: Generated<string>
  way: Generated<'' | 'paypal' | 'venmo' | 'bank' | 'envelope' | 'check' | 'shop' | 'hand' | 'card'>
  state: Generated<'pledged' | 'arrived' | 'returned'>
  source: Generated<'hand' | 'pledge' | 'card'>
  given_on: Generated<string>
  arrived_on: string | null
  fee: number | null
  net: GeneratedAlways<number | null>
  note: Generated<string>
  thanked_on: string | null
  thanked_by: Generated<string>
  thanked_way: Generated<'' | 'letter' | 'email' | 'told'>
  pledge_key: string | null
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface GiftApprovals {
  id: Generated<number>
  approved_on: string | null
  reference: Generated<string>
  recorded_by: number | null
  recorded_at: Generated<string>
}

export interface GiftAccounts {
  user_id: number
  account: string
  charges_enabled: Generated<boolean>
  details_submitted: Generated<boolean>
  disconnected_at: string | null
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface CardGifts {
  user_id: number
  id: Generated<number>
  account: string
  card_key: string
  request_hash: Buffer
  fund_id: number | null
  from_name: string
  email: string
  message: Generated<string>
  amount: number
  currency: Generated<string>
  payment_method: string
  ref: string | null
  status: Generated<'begun' | 'needs_action' | 'refused' | 'paid'>
  error: string | null
  fee: number | null
  available_on: string | null
  refunded: Generated<number>
  gift_id: number | null
  round: Generated<number>
  created_at: Generated<string>
  settled_at: string | null
}
