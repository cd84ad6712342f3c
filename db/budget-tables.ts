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
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}
