import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** What was answered in the style quiz, and what that made. */
interface StyleQuiz {
  answers: Record<string, string[]>
  result: string
  first: string
  second: string | null
}

export interface Users {
  id: Generated<number>
  email: string
  firstname: string
  lastname: string
  password_hash: string | null
  username: Generated<string>
  avatar_id: number | null
  cover_id: number | null
  is_vendor: Generated<boolean>
  is_admin: Generated<boolean>
  is_subscribed: Generated<boolean>
  first_steps_at: string | null
  helps_since: string | null
  checklist_setup_at: string | null
  guestlist_setup_at: string | null
  saved_ideas_setup_at: string | null
  vendormanager_setup_at: string | null
  wedding_date: string | null
  /** Its first day, as it was said while there was no day; one counts where there is one. */
  wedding_month: string | null
  phone: Generated<string>
  other_firstname: Generated<string>
  other_lastname: Generated<string>
  date_undecided: Generated<boolean>
  wedding_place: Generated<string>
  wedding_guests: number | null
  wedding_budget: number | null
  wedding_style: Generated<string>
  /** An IANA name; the couple's days begin and end by it. */
  time_zone: Generated<string>
  has_chosen_zone: Generated<boolean>
  style_quiz: ColumnType<StyleQuiz | null, StyleQuiz | null | undefined, StyleQuiz | null>
  business_name: Generated<string>
  business_email: Generated<string>
  business_phone: Generated<string>
  contact_email: Generated<string>
  contact_phone: Generated<string>
  business_place: Generated<string>
  service_id: number | null
  email_verified_at: string | null
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface Sessions {
  id: Generated<number>
  user_id: number
  user_agent: Generated<string>
  created_at: Generated<string>
}

export interface Tokens {
  hash: Buffer
  session_id: number
  user_id: number
  kind: 'access' | 'refresh'
  expires_at: string
  used_at: string | null
  successor_salt: Buffer | null
  seen_at: Generated<string>
}

export interface AccountLinks {
  hash: Buffer
  user_id: number
  kind: 'reset' | 'confirm' | 'sign_in' | 'keep'
  email: string
  expires_at: string
  used_at: string | null
  created_at: Generated<string>
}

/** See db/migrations/0012_ways_in.sql. */
export interface UserIdentities {
  provider: string
  sub: string
  user_id: number
  created_at: Generated<string>
}

export interface SocialSignIns {
  state_hash: Buffer
  provider: string
  nonce: string
  code_verifier: string
  redirect_to: Generated<string>
  is_vendor: Generated<boolean>
  expires_at: string
  user_id: number | null
}

export interface AddressChanges {
  id: Generated<number>
  user_id: number
  old_email: string
  new_email: string
  confirm_hash: Buffer | null
  stop_hash: Buffer
  created_at: Generated<string>
  confirmed_at: string | null
}

export interface AccountDevices {
  user_id: number
  name: string
  created_at: Generated<string>
}

export interface AccountDeletions {
  user_id: number
  delete_at: string
  keep_hash: Buffer
  created_at: Generated<string>
}

/** What somebody chose to be told of otherwise than most. */
export interface NoticeChoices {
  user_id: number
  kind: string
  channel: 'mail' | 'push'
  is_wanted: boolean
}

export interface IdempotencyKeys {
  user_id: number
  key: string
  request_hash: Buffer
  answer: JSONColumnType<object> | null
  created_at: Generated<string>
}

export interface RateLimits {
  key: string
  tries: number
  resets_at: string
}
