import type { Generated, JSONColumnType } from 'kysely'
import type { ContributorLinks, Contributors, Pledges } from './contributor-tables.ts'
import type { RunItems, RunLinks, RunPeople, RunRequests } from './day-sheet-tables.ts'
import type { BudgetItems, PaymentReceipts, PaymentReminders, UserTransactions } from './budget-tables.ts'
import type { UserQuotes, UserVendors, UserVendorSettings, VendorEntries, VendorFiles } from './couple-vendor-tables.ts'
import type { GuestAnswers, GuestEventCounts, GuestEventDinners, GuestMealCounts, GuestTotals } from './guest-tables.ts'
import type { RoomBlocks, RoomReminders } from './room-tables.ts'
import type { SeatingRules, SeatingTables, Seats } from './seating-tables.ts'
import type { CardGifts, GiftAccounts, GiftApprovals, Gifts, Registries, RegistryFunds } from './registry-tables.ts'
import type { WebsiteGuests, WebsiteKeys, Websites, WebsiteSections } from './website-tables.ts'

/** What a couple plans with. */
export interface WeddingTables {
  guest_answers: GuestAnswers
  guest_event_counts: GuestEventCounts
  guest_event_dinners: GuestEventDinners
  guest_meal_counts: GuestMealCounts
  guest_totals: GuestTotals
  guest_wedding_events: GuestWeddingEvents
  guests: Guests
  households: Households
  user_checklist_items: UserChecklistItems
  user_checklist_settings: UserChecklistSettings
  budget_items: BudgetItems
  user_transactions: UserTransactions
  payment_reminders: PaymentReminders
  payment_receipts: PaymentReceipts
  contributors: Contributors
  contributor_links: ContributorLinks
  pledges: Pledges
  run_people: RunPeople
  run_items: RunItems
  run_links: RunLinks
  run_requests: RunRequests
  user_vendors: UserVendors
  user_vendor_settings: UserVendorSettings
  vendor_entries: VendorEntries
  vendor_files: VendorFiles
  user_quotes: UserQuotes
  room_blocks: RoomBlocks
  room_reminders: RoomReminders
  seating_tables: SeatingTables
  seats: Seats
  seating_rules: SeatingRules
  registries: Registries
  registry_funds: RegistryFunds
  gifts: Gifts
  gift_approvals: GiftApprovals
  gift_accounts: GiftAccounts
  card_gifts: CardGifts
  websites: Websites
  website_keys: WebsiteKeys
  website_sections: WebsiteSections
  website_guests: WebsiteGuests
  user_posse_events: UserPosseEvents
  user_posses: UserPosses
  wedding_changes: WeddingChanges
  wedding_visits: WeddingVisits
}

export interface GuestWeddingEvents {
  user_id: number
  id: Generated<number>
  taxonomy_event_id: number
  name: string
  date: string | null
  start_time: string | null
  end_time: string | null
  place: Generated<string>
  address: Generated<string>
  dress: Generated<string>
  note: Generated<string>
  visible_to: Generated<'invited' | 'everyone'>
  reply_by: string | null
  meals: Generated<string[]>
  picture_id: number | null
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface Households {
  user_id: number
  id: Generated<number>
  name: Generated<string>
}

export interface Guests {
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
  drinks: boolean | null
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

export interface WeddingChanges {
  user_id: number
  id: Generated<number>
  actor_id: number | null
  impersonator_id: Generated<number | null>
  what: string
  object_id: number
  event_id: number | null
  before: JSONColumnType<object> | null
  after: JSONColumnType<object> | null
  act: Generated<string>
  created_at: Generated<string>
  undone_at: string | null
  undone_by: Generated<string | null>
  emptied_at: Generated<string | null>
  is_first: Generated<boolean>
}

export interface WeddingVisits {
  user_id: number
  member_id: number
  seen_at: Generated<string>
  last_at: string | null
}

export interface UserPosses {
  user_id: number
  id: Generated<number>
  member_id: number | null
  email: Generated<string>
  direction: Generated<'invite' | 'request'>
  role: Generated<'helper' | 'partner'>
  accepted_at: string | null
  declined_at: string | null
  paused_at: string | null
  link_hash: Buffer | null
  sent_at: Generated<string>
  created_at: Generated<string>
}

export interface UserPosseEvents {
  user_id: number
  posse_id: number
  event_id: number
  permissions: Generated<number[]>
}

export interface UserChecklistItems {
  user_id: number
  id: Generated<number>
  guest_wedding_event_id: number
  title: string
  description: Generated<string>
  category: Generated<string>
  due_date: string | null
  months_before: number | null
  planned_for: string | null
  completed_at: string | null
  assignee: number | null
  link: Generated<string>
  notes: Generated<string>
  position: Generated<number>
  template: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface UserChecklistSettings {
  user_id: number
  starts_on: string | null
  hides_done: Generated<boolean>
  week_starts_on: Generated<number>
}
