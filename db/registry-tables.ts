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
  way: Generated<'' | 'paypal' | 'venmo' | 'bank' | 'envelope' | 'check' | 'shop' | 'hand'>
  state: Generated<'pledged' | 'arrived'>
  source: Generated<'hand' | 'pledge'>
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
