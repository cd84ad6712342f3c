import type { ColumnType, Generated } from 'kysely'

/** Written as JSON text. */
type Json<Value> = ColumnType<Value, string, string>

/** What is answered in a questionnaire, by an account or by who has a cookie; see db/migrations/0072_questionnaires.sql. */
export interface QuestionnaireAnswers {
  id: Generated<number>
  user_id: number | null
  hash: Buffer | null
  slug: string
  answers: Json<Record<string, string | string[]>>
  done_at: string | null
  updated_at: Generated<string>
}

/** What was sent in by a form. */
export interface FormAnswers {
  id: Generated<number>
  form: string
  answers: Json<{ name: string; label: string; answer: string }[]>
  email: string | null
  user_id: number | null
  created_at: Generated<string>
  ends_at: Generated<string>
}
