import type { ColumnType, Generated } from 'kysely'

/** Who acts for which business of the directory; see db/migrations/0110_vendor_members.sql. */
export interface VendorMembers {
  user_id: number
  content_id: number
  role: Generated<'owner' | 'colleague'>
  since: Generated<string>
  was_vendor: Generated<boolean>
}

/** Who is asked to; see db/migrations/0118_vendor_colleagues.sql. */
export interface VendorInvites {
  id: Generated<number>
  content_id: number
  email: string
  link_hash: Buffer
  invited_by: number | null
  sent_at: Generated<string>
  ends_at: Generated<string>
}

/** How somebody comes to; see db/migrations/0111_vendor_claims.sql. */
export interface VendorCodes {
  user_id: number
  content_id: number
  salt: Buffer
  hash: Buffer
  tries: Generated<number>
  expires_at: Generated<string>
}

export interface VendorClaims {
  user_id: number
  id: Generated<number>
  content_id: number
  words: string
  answer: Generated<string>
  answered_at: string | null
  answer_version: Generated<number>
  state: Generated<'open' | 'granted' | 'refused'>
  reason: Generated<string>
  decided_at: string | null
  created_at: Generated<string>
}

/** A business as those who act for it write it. */
export interface VendorSubmissions {
  content_id: number
  model: ColumnType<unknown, string, string>
  state: Generated<'draft' | 'submitted' | 'changes' | 'published'>
  note: Generated<string>
  version: Generated<number>
  saved_at: Generated<string>
  submitted_at: string | null
}

export interface VendorActs {
  id: Generated<number>
  content_id: number
  actor_id: number | null
  what: string
  words: Generated<string>
  created_at: Generated<string>
}

/** See db/migrations/0112_vendor_calendar.sql. */
export interface VendorHolds {
  content_id: number
  day: string
  until: Generated<string>
}

/** See db/migrations/0196_vendor_feeds.sql. */
export interface VendorFeeds {
  content_id: number
  address: string | null
  time_zone: string
  etag: Generated<string>
  modified: Generated<string>
  whole_at: string | null
  asked_at: Generated<string>
  tried_at: string | null
  read_at: string | null
  trouble: 'address' | 'unreachable' | 'status' | 'kind' | 'large' | 'long' | null
  unread: Generated<number>
}

export interface VendorFeedDays {
  content_id: number
  day: string
  booked: number
  held: number
}

export interface VendorAddresses {
  user_id: number
  hash: Buffer
  made_at: Generated<string>
}

/** See db/migrations/0113_vendor_counts.sql. */
export interface VendorCounts {
  content_id: number
  day: string
  impressions: Generated<number>
  views: Generated<number>
  websites: Generated<number>
  instagrams: Generated<number>
}

/** See db/migrations/0119_vendor_sources.sql. */
export interface VendorSources {
  content_id: number
  day: string
  what: 'impression' | 'view' | 'website' | 'instagram'
  page: string
  n: Generated<number>
}

/** See db/migrations/0222_business_invitations.sql. */
export interface BusinessInvitations {
  id: Generated<number>
  asker_id: number | null
  author_id: number | null
  submission_id: number | null
  name: string
  address_hash: Buffer
  link_hash: Buffer
  created_at: Generated<string>
  sent_at: string | null
  taken_by: number | null
  taken_at: string | null
}

export interface UnwantedInvitations {
  address_hash: Buffer
  created_at: Generated<string>
}

/** See db/migrations/0114_vendor_connections.sql. */
export interface VendorConnections {
  asker_id: number
  asked_id: number
  words: Generated<string>
  created_at: Generated<string>
  confirmed_at: string | null
}

/** Two records that were made one; see db/migrations/0151_vendor_merges.sql. */
export interface VendorMerges {
  gone_id: number
  kept_id: number
  merged_by: number | null
  words: string
  moved: string
  created_at: Generated<string>
}

/** What a business has to do; see db/migrations/0204_vendor_tasks.sql. */
export interface VendorTaskTemplates {
  content_id: number
  id: Generated<number>
  key: string | null
  title: Generated<string>
  days: number
  is_on: Generated<boolean>
  created_at: Generated<string>
}

export interface VendorTasks {
  content_id: number
  id: Generated<number>
  title: string
  due_date: string | null
  done_at: string | null
  done_by: number | null
  created_at: Generated<string>
}

export interface VendorBookingTasks {
  content_id: number
  id: Generated<number>
  couple_id: number
  user_vendor_id: number
  template_id: number | null
  key: string | null
  title: string
  due_date: string | null
  done_at: Generated<string>
  done_by: number | null
}
