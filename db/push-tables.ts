import type { Generated } from 'kysely'

export interface PushKeys {
  is_only: Generated<boolean>
  public_key: string
  private_key: string
  created_at: Generated<string>
}

/** A browser that asked to be told; see db/migrations/0017_push.sql. */
export interface PushSubscriptions {
  id: Generated<number>
  user_id: number
  session_id: number
  endpoint: string
  key: string
  token: string
  created_at: Generated<string>
}

/** A notice to one browser that waits, was sent, or was given up. */
export interface Pushes {
  id: Generated<number>
  user_id: number
  subscription_id: number
  title: string
  text: string
  url: string
  created_at: Generated<string>
  sent_at: string | null
  attempts: Generated<number>
  last_error: string | null
  dead_at: string | null
}
