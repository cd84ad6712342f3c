import type { Generated, JSONColumnType } from 'kysely'

/** What was counted; see db/migrations/0011_analytics.sql. */
export interface AnalyticsEvents {
  created_at: Generated<string>
  kind: 'action' | 'event' | 'impression' | 'marketing'
  event: string
  extra: JSONColumnType<Record<string, unknown>>
  url: Generated<string>
  referer: Generated<string>
  visitor_key: string | null
  fbp: string | null
  fbc: string | null
}

/** An event that waits for a service outside, was sent there, or was given up. */
export interface OutgoingEvents {
  id: Generated<number>
  user_id: number | null
  service: 'klaviyo' | 'meta' | 'ga4'
  body: JSONColumnType<Record<string, unknown>>
  created_at: Generated<string>
  sent_at: string | null
  attempts: Generated<number>
  last_error: string | null
  dead_at: string | null
}

export interface UserEvents {
  user_id: number
  id: Generated<number>
  event: string
  created_at: Generated<string>
}

export interface UserTags {
  user_id: number
  tag: string
  created_at: Generated<string>
}
