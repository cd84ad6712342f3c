import type { ColumnType, Generated } from 'kysely'

/** Written as JSON text. */
type Json<Shape> = ColumnType<Shape, string, string>

/** A wedding that was sent in; see db/migrations/0130_submissions.sql. */
export interface Submissions {
  user_id: number
  id: Generated<number>
  slug: string
  is_vendor: boolean
  is_illustrated: Generated<boolean>
  title: Generated<string>
  excerpt: Generated<string>
  metas: Json<unknown>
  taxonomy: Json<unknown>
  told: Json<unknown>
  state: Generated<'draft' | 'rights_missing' | 'submitted' | 'changes_asked' | 'scheduled' | 'published' | 'declined' | 'withdrawn'>
  asks: ColumnType<Record<string, string>, string | undefined, string>
  reason: Generated<string>
  sent_at: string | null
  submitted_at: string | null
  promised_on: string | null
  publish_on: string | null
  content_id: number | null
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface SubmissionPictures {
  user_id: number
  submission_id: number
  file_id: number
  position: number
  caption: Generated<string>
  alt: Generated<string>
  credit: Generated<string>
  has_faces: Generated<boolean>
}

export interface SubmissionRights {
  user_id: number
  submission_id: number
  kind: 'licence' | 'partner_1' | 'partner_2'
  name: Generated<string>
  email: Generated<string>
  hash: Buffer | null
  asked_at: string | null
  signed_at: string | null
  signed_name: Generated<string>
  allows_names: Generated<boolean>
  allows_faces: Generated<boolean>
  allows_cost: Generated<boolean>
  withdrawn_at: string | null
}

/** Who writes on it, too; see db/migrations/0160_submission_authors.sql. */
export interface SubmissionAuthors {
  user_id: number
  id: Generated<number>
  submission_id: number
  email: string
  link_hash: Buffer
  co_author_id: number | null
  sent_at: Generated<string>
  ends_at: Generated<string>
  joined_at: string | null
}

export interface SubmissionEvents {
  user_id: number
  id: Generated<number>
  submission_id: number
  what: string
  said: Generated<string>
  actor_id: number | null
  created_at: Generated<string>
}
