import type { Generated } from 'kysely'

export interface Impersonations {
  id: Generated<number>
  admin_id: number
  target_id: number
  session_id: number | null
  hash: Buffer
  started_at: Generated<string>
  ends_at: Generated<string>
  ended_at: string | null
}

export interface ImpersonatedWrites {
  id: Generated<number>
  impersonation_id: number
  admin_id: number
  target_id: number
  operation: string
  object_id: number | null
  created_at: Generated<string>
}
