import type { Generated } from 'kysely'

export interface BudgetItems {
  user_id: number
  id: Generated<number>
  event_id: number | null
  name: string
  category: Generated<string>
  estimated: number | null
  actual: number | null
  notes: Generated<string>
  vendor: Generated<string>
  signed_on: string | null
  head_count: 'invited' | 'expected' | 'coming' | 'guaranteed' | null
  guaranteed: number | null
  expected_rate: Generated<number>
  per_adult: number | null
  per_child: number | null
  per_infant: number | null
  per_drinker: number | null
  per_vendor: number | null
  foreign_amount: number | null
  currency: string | null
  rate: string | null
  rate_date: string | null
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface UserTransactions {
  user_id: number
  id: Generated<number>
  event_id: number | null
  item_id: number | null
  refunds: number | null
  name: string
  type: Generated<string>
  transaction_type: Generated<'expense' | 'refund' | 'income'>
  amount: number | null
  date: string | null
  due_date: string | null
  paid_at: string | null
  payer: Generated<string>
  method: Generated<string>
  note: Generated<string>
  share: 'amount' | 'percent' | 'rest' | null
  percent: number | null
  due_from: 'signing' | 'wedding' | null
  due_days: number | null
  foreign_amount: number | null
  currency: string | null
  rate: string | null
  rate_date: string | null
  tip_role:
    | 'servers'
    | 'bartenders'
    | 'musicians'
    | 'dj'
    | 'photographer'
    | 'beauty'
    | 'officiant'
    | 'planner'
    | 'drivers'
    | 'delivery'
    | 'other'
    | null
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface PaymentReceipts {
  user_id: number
  id: Generated<number>
  payment_id: number | null
  event_id: number | null
  file_id: number | null
  name: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface PaymentReminders {
  user_id: number
  payment_id: number
  due_date: string
  days: number
}
