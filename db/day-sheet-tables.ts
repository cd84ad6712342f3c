import type { Generated } from 'kysely'

export interface RunPeople {
  user_id: number
  id: Generated<number>
  event_id: number
  name: string
  part: Generated<string>
  email: Generated<string>
  phone: Generated<string>
  changed_at: Generated<string>
  seen_at: string | null
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface RunItems {
  user_id: number
  id: Generated<number>
  event_id: number
  starts: Generated<number>
  minutes: Generated<number>
  title: string
  place: Generated<string>
  in_charge: Generated<string>
  notes: Generated<string>
  moves: Generated<'never' | 'if_needed' | 'along'>
  seen_by: Generated<'everyone' | 'named' | 'planners'>
  people: Generated<number[]>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface RunLinks {
  user_id: number
  hash: Buffer
  person_id: number
  created_at: Generated<string>
  ended_at: string | null
}

export interface RunRequests {
  user_id: number
  id: Generated<number>
  person_id: number
  item_id: number | null
  words: string
  request_key: string | null
  state: Generated<'open' | 'accepted' | 'declined'>
  created_at: Generated<string>
  answered_at: string | null
}
