import type { Generated } from 'kysely'

/** A letter that waits, was sent, or was given up; see server/mail.ts. */
export interface Mails {
  id: Generated<number>
  user_id: number | null
  to_address: string
  subject: string
  text: string
  html: string
  message_id: string
  from_name: Generated<string>
  reply_to: string | null
  leave_url: string | null
  is_automatic: Generated<boolean>
  created_at: Generated<string>
  sent_at: string | null
  attempts: Generated<number>
  last_error: string | null
  dead_at: string | null
}

/** What a letter's link takes back of what its reader is told by mail. */
export interface NoticeLinks {
  hash: Buffer
  user_id: number
  kinds: string[]
  created_at: Generated<string>
}

export interface NewsletterSubscribers {
  id: Generated<number>
  email: string
  requested_at: Generated<string>
  confirmed_at: string | null
  left_at: string | null
}

export interface NewsletterLinks {
  hash: Buffer
  subscriber_id: number
  expires_at: string
  used_at: string | null
}
