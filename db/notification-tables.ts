import type { Generated, JSONColumnType } from 'kysely'

/** What a notification is about, as it was when it came; see features/notices/panel/kinds.ts. */
export interface NotificationParams {
  /** Of what it is about: for an invite, who would help whom. */
  id?: number | undefined
  user?: { id: number; firstname: string } | undefined
  events?: { id: number; name: string; permissions?: number[] | undefined }[] | undefined
  /** By event, what somebody could open before they lost some of it. */
  had?: Record<string, number[]> | undefined
  guest?: { id: number; name: string } | undefined
  /** What a guest answered. */
  status?: number | undefined
  /** Where it leads, a path of ours. */
  url?: string | undefined
  name?: string | undefined
  /** What is to be paid, in cents, and in how many days. */
  amount?: number | undefined
  days?: number | undefined
  /** How many nights are open. */
  nights?: number | undefined
  /** How a message begins. */
  words?: string | undefined
  slug?: string | undefined
  content_type?: string | undefined
  /** What became of an invite. */
  answer?: 'accepted' | 'declined' | 'withdrawn' | undefined
}

export interface Notifications {
  user_id: number
  id: Generated<number>
  kind: string
  params: JSONColumnType<NotificationParams>
  read_at: string | null
  created_at: Generated<string>
  told_at: string | null
}
