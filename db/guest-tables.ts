import type { Generated } from 'kysely'

export interface GuestAnswers {
  user_id: number
  guest_id: number
  event_id: number
  status: Generated<number>
  plus_one_count: Generated<number>
  meal: Generated<string>
  plus_one_meals: Generated<string[]>
  class: Generated<'drinker' | 'adult' | 'child' | 'infant'>
  answered_at: string | null
}

export interface GuestEventDinners {
  user_id: number
  event_id: number
  folded: string
  meal: string
}

export interface GuestTotals {
  user_id: number
  guests: number
}

export interface GuestEventCounts {
  user_id: number
  event_id: number
  status: number
  guests: number
  heads: number
  children: number
  infants: number
  drinkers: number
  eaters: number
}

export interface GuestMealCounts {
  user_id: number
  event_id: number
  status: number
  meal: string
  guests: number
}
