import type { Generated } from 'kysely'

/** What a couple and a vendor write to each other; triggers keep it, see db/migrations/0120_conversations.sql. */
export interface Conversations {
  user_id: number
  id: Generated<number>
  content_id: number
  is_open: Generated<boolean>
  waits_since: string | null
  blocked_by: 'couple' | 'vendor' | null
  couple_read_id: Generated<number>
  vendor_read_id: Generated<number>
  last_id: Generated<number>
  /** Of those that became a part of it. */
  former_ids: Generated<number[]>
  created_at: Generated<string>
}

export interface Messages {
  user_id: number
  id: Generated<number>
  conversation_id: number
  side: 'couple' | 'vendor' | 'posy'
  author_id: number | null
  kind: Generated<'enquiry' | 'words' | 'automatic' | 'no' | 'let_go' | 'no_answer' | 'ran_out' | 'quote' | 'file'>
  words: Generated<string>
  enquiry_id: number | null
  quote_id: number | null
  terms: Record<string, unknown> | null
  file_id: number | null
  file_name: string | null
  file_kind: 'contract' | 'certificate' | 'invoice' | 'plan' | 'other' | null
  ends_on: string | null
  /** Of the first version of the same file. */
  first_id: number | null
  /** What the browser of who wrote it calls it. */
  client_id: string | null
  created_at: Generated<string>
}

/** What couples say of vendors whom they hired; see db/migrations/0121_reviews.sql. */
export interface VendorReviews {
  user_id: number
  id: Generated<number>
  content_id: number
  user_vendor_id: number | null
  stars: number
  words: string
  signed: string
  booked: Generated<string>
  guests: number | null
  month: string
  is_called_off: boolean
  proof: 'vendor' | 'contract' | 'payment'
  reply: Generated<string>
  replied_at: string | null
  replied_by: number | null
  dispute: Generated<string>
  disputed_at: string | null
  settled_at: string | null
  removal: 'untrue' | 'unkind' | 'not_theirs' | null
  removed_at: string | null
  removed_by: number | null
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}

/** What a business says again and again. */
export interface VendorReplies {
  content_id: number
  id: Generated<number>
  title: string
  words: string
  created_at: Generated<string>
}

/** What vendors ask the operator of who asked them; see db/migrations/0182_lead_checks.sql. */
export interface LeadChecks {
  user_id: number
  id: Generated<number>
  conversation_id: number
  asked_by: number | null
  asked_at: Generated<string>
  answer_by: Generated<string>
  answered_by: number | null
  answered_at: string | null
  verdict: 'real' | 'unclear' | 'not_real' | null
  words: Generated<string>
}

/** What somebody tells an operator of something that is not as it should be; see db/migrations/0206_reports.sql. */
export interface Reports {
  id: Generated<number>
  user_id: number | null
  email: string
  kind: 'page' | 'picture' | 'conversation'
  thing_id: number
  title: string
  url: string
  reason: 'rights' | 'not_real' | 'wrong' | 'rude' | 'spam' | 'other'
  words: Generated<string>
  created_at: Generated<string>
  answer_by: Generated<string>
  answered_by: number | null
  answered_at: string | null
  verdict: 'acted' | 'kept' | null
  answer: Generated<string>
}

/** Whether an enquiry may be passed on; see db/migrations/0161_referrals.sql. */
export interface Referrals {
  user_id: number
  id: Generated<number>
  conversation_id: number
  enquiry_id: number
  to_id: number
  asked_by: number | null
  asked_at: Generated<string>
  answer: 'yes' | 'no' | null
  answered_by: number | null
  answered_at: string | null
  passed_id: number | null
}
