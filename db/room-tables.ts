import type { Generated } from 'kysely'

export interface RoomBlocks {
  user_id: number
  id: Generated<number>
  event_id: number | null
  hotel: string
  kind: Generated<'courtesy' | 'contracted'>
  rooms: Generated<number>
  nights: Generated<number>
  first_night: string | null
  rate: number | null
  promised: Generated<number>
  taken: Generated<number>
  cutoff: string | null
  link: Generated<string>
  code: Generated<string>
  note: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface RoomReminders {
  user_id: number
  block_id: number
  cutoff: string
  days: number
}
