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
  created_at: Generated<string>
  sent_at: string | null
  attempts: Generated<number>
  last_error: string | null
  dead_at: string | null
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
