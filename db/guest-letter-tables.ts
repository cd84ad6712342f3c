import type { Generated, JSONColumnType } from 'kysely'

/** One act of sending letters to guests; see features/guests/letters. */
export interface Sendings {
  user_id: number
  id: Generated<number>
  kind: 'save_the_date' | 'change_of_date' | 'invitation' | 'reminder'
  event_ids: number[]
  subject: Generated<string>
  words: Generated<string>
  actor_id: number | null
  created_at: Generated<string>
  leaves_at: string
  stopped_at: string | null
}

export interface GuestLetters {
  user_id: number
  id: Generated<number>
  sending_id: number | null
  kind: 'save_the_date' | 'change_of_date' | 'invitation' | 'reminder' | 'confirmation'
  party: number
  round: Generated<number>
  guest_id: number | null
  mail_id: number | null
  leave_hash: Buffer | null
  address_hash: Buffer | null
  cause: string | null
  created_at: Generated<string>
  handed_at: string | null
  passed_at: string | null
  stopped_at: string | null
}

export interface LetterRefusals {
  user_id: number
  email: string
  reason: 'no_more' | 'not_me'
  created_at: Generated<string>
}

export interface LetterDrafts {
  user_id: number
  kind: 'save_the_date' | 'change_of_date' | 'invitation' | 'reminder' | 'replies' | 'questions'
  said: JSONColumnType<Partial<Record<string, string>>, string | undefined>
  updated_at: Generated<string>
}

export interface AddressCollectors {
  user_id: number
  is_open: Generated<boolean>
  words: Generated<string>
  updated_at: Generated<string>
}

export interface CollectedAddresses {
  user_id: number
  id: Generated<number>
  firstname: string
  lastname: Generated<string>
  email: Generated<string>
  phone: Generated<string>
  address_line1: Generated<string>
  address_line2: Generated<string>
  city: Generated<string>
  state: Generated<string>
  postal_code: Generated<string>
  country: Generated<string>
  created_at: Generated<string>
  guest_id: number | null
  accepted_at: string | null
  declined_at: string | null
}
