import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Dispute } from './contract.ts'

/** What is open about a business, the oldest first. */
export function listDisputes(db: Db, content_id: number): Promise<Dispute[]> {
  return disputes(db, content_id).where('state', '=', 'open').orderBy('id').execute()
}

export function findDispute(db: Db, content_id: number, id: number): Promise<Dispute | undefined> {
  return disputes(db, content_id).where('id', '=', id).executeTakeFirst()
}

interface Answer {
  id: number
  answer: string
  answer_version: number
}

/** False where it is decided, or somebody else of the business wrote meanwhile. */
export async function keepAnswer(db: Db, content_id: number, { id, answer, answer_version }: Answer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('vendor_claims')
    .where('content_id', '=', content_id)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('answer_version', '=', answer_version)
    .set({ answer, answered_at: sql`now()`, answer_version: answer_version + 1 })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Who asks for it, for a letter. */
export function findClaimant(db: Db, id: number): Promise<{ user_id: number; email: string; title: string }> {
  return db
    .selectFrom('vendor_claims')
    .innerJoin('users', 'users.id', 'user_id')
    .innerJoin('content', 'content.id', 'content_id')
    .where('vendor_claims.id', '=', id)
    .select(['user_id', 'email', 'title'])
    .executeTakeFirstOrThrow()
}

function disputes(db: Db, content_id: number) {
  return db
    .selectFrom('vendor_claims')
    .where('content_id', '=', content_id)
    .select(['id', 'created_at as since', 'answer', 'answered_at', 'answer_version'])
}
