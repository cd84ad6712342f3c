import type { Generated, JSONColumnType } from 'kysely'

/** The tables as db/migrations leaves them. Moments are ISO text, days are YYYY-MM-DD. */
export interface Tables {
  users: Users
  sessions: Sessions
  tokens: Tokens
  account_links: AccountLinks
  account_devices: AccountDevices
  idempotency_keys: IdempotencyKeys
  rate_limits: RateLimits
  guest_wedding_events: GuestWeddingEvents
  households: Households
  guests: Guests
  guest_answers: GuestAnswers
  guest_totals: GuestTotals
  guest_event_counts: GuestEventCounts
  wedding_changes: WeddingChanges
  mails: Mails
  newsletter_subscribers: NewsletterSubscribers
  newsletter_links: NewsletterLinks
}

interface Users {
  id: Generated<number>
  email: string
  firstname: string
  lastname: string
  password_hash: string | null
  is_vendor: Generated<boolean>
  is_admin: Generated<boolean>
  is_subscribed: Generated<boolean>
  first_steps_at: string | null
  checklist_setup_at: string | null
  guestlist_setup_at: string | null
  saved_ideas_setup_at: string | null
  vendormanager_setup_at: string | null
  wedding_date: string | null
  phone: Generated<string>
  other_firstname: Generated<string>
  other_lastname: Generated<string>
  email_verified_at: string | null
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}

interface Sessions {
  id: Generated<number>
  user_id: number
  user_agent: Generated<string>
  created_at: Generated<string>
}

interface Tokens {
  hash: Buffer
  session_id: number
  user_id: number
  kind: 'access' | 'refresh'
  expires_at: string
  used_at: string | null
  successor_salt: Buffer | null
  seen_at: Generated<string>
}

interface AccountLinks {
  hash: Buffer
  user_id: number
  kind: 'reset' | 'confirm'
  email: string
  expires_at: string
  used_at: string | null
}

interface AccountDevices {
  user_id: number
  name: string
  created_at: Generated<string>
}

interface IdempotencyKeys {
  user_id: number
  key: string
  request_hash: Buffer
  answer: JSONColumnType<object> | null
  created_at: Generated<string>
}

interface RateLimits {
  key: string
  tries: number
  resets_at: string
}

interface GuestWeddingEvents {
  user_id: number
  id: Generated<number>
  taxonomy_event_id: number
  name: string
  created_at: Generated<string>
}

interface Households {
  user_id: number
  id: Generated<number>
  name: Generated<string>
}

interface Guests {
  user_id: number
  id: Generated<number>
  household_id: number | null
  invite_id: string | null
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
  side: Generated<'partner_1' | 'partner_2' | 'both'>
  age_group: Generated<'adult' | 'child' | 'infant'>
  relationship: Generated<string>
  wedding_party_role: Generated<string>
  dietary_notes: Generated<string>
  plus_one_allowed: Generated<boolean>
  plus_one_names: Generated<string[]>
  notes: Generated<string>
  tags: Generated<string[]>
  save_the_date_sent_at: string | null
  invitation_sent_at: string | null
  gift: Generated<string>
  table_name: Generated<string>
  thank_you_sent_at: string | null
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  search_text: Generated<string>
}

interface GuestAnswers {
  user_id: number
  guest_id: number
  event_id: number
  status: Generated<number>
  plus_one_count: Generated<number>
  meal: Generated<string>
  answered_at: string | null
}

interface GuestTotals {
  user_id: number
  guests: number
}

interface GuestEventCounts {
  user_id: number
  event_id: number
  status: number
  guests: number
  heads: number
}

interface WeddingChanges {
  user_id: number
  id: Generated<number>
  actor_id: number | null
  what: string
  object_id: number
  event_id: number | null
  before: JSONColumnType<object> | null
  after: JSONColumnType<object> | null
  created_at: Generated<string>
}

/** A letter that waits, was sent, or was given up; see server/mail.ts. */
interface Mails {
  id: Generated<number>
  user_id: number | null
  to_address: string
  subject: string
  text: string
  html: string
  message_id: string
  created_at: Generated<string>
  sent_at: string | null
  attempts: Generated<number>
  last_error: string | null
  dead_at: string | null
}

interface NewsletterSubscribers {
  id: Generated<number>
  email: string
  requested_at: Generated<string>
  confirmed_at: string | null
  left_at: string | null
}

interface NewsletterLinks {
  hash: Buffer
  subscriber_id: number
  expires_at: string
  used_at: string | null
}
