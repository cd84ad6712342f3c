import type { Generated } from 'kysely'

/** How far somebody has come in a lesson; see db/migrations/0105_courses.sql. */
export interface LessonProgress {
  user_id: number
  content_id: number
  seconds: Generated<number>
  completed_at: string | null
  updated_at: Generated<string>
}

/** What somebody wrote down beside a lesson. */
export interface LessonNotes {
  user_id: number
  id: Generated<number>
  content_id: number
  seconds: Generated<number>
  text: string
  created_at: Generated<string>
  updated_at: Generated<string>
}
