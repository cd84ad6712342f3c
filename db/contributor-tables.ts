import type { Generated } from 'kysely'

export interface Contributors {
  user_id: number
  id: Generated<number>
  name: string
  email: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface ContributorLinks {
  user_id: number
  hash: Buffer
  contributor_id: number
  created_at: Generated<string>
  revoked_at: string | null
}

export interface Pledges {
  user_id: number
  id: Generated<number>
  contributor_id: number | null
  item_id: number | null
  event_id: number | null
  amount: number | null
  percent: number | null
  says_item: Generated<boolean>
  note: Generated<string>
  confirmed_at: string | null
  received: Generated<number>
  received_on: string | null
  pledge_key: string | null
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}
