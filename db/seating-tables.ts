import type { Generated } from 'kysely'

export interface SeatingTables {
  user_id: number
  id: Generated<number>
  event_id: number
  name: Generated<string>
  shape: Generated<'round' | 'long'>
  seats: Generated<number>
  x: Generated<number>
  y: Generated<number>
  is_head: Generated<boolean>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface Seats {
  user_id: number
  id: Generated<number>
  event_id: number
  table_id: number | null
  guest_id: number | null
  user_vendor_id: number | null
  companion: Generated<number>
  name: Generated<string>
  left_at: string | null
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface SeatingRules {
  user_id: number
  id: Generated<number>
  event_id: number
  kind: Generated<'together' | 'apart' | 'at_table'>
  is_must: Generated<boolean>
  guest_id: number | null
  other_id: number | null
  table_id: number | null
  note: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}
