import { expressionBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Tables } from '#db/schema.ts'

/** Those that can still be used, the latest first. */
export function listSessions(db: Db, user_id: number) {
  return db
    .selectFrom('sessions')
    .innerJoin('tokens', 'tokens.session_id', 'sessions.id')
    .where('sessions.user_id', '=', user_id)
    .where('tokens.expires_at', '>', sql<string>`now()`)
    .groupBy('sessions.id')
    .select(['sessions.id', 'sessions.user_agent', 'sessions.created_at'])
    .select(({ fn }) => fn.max('tokens.seen_at').as('seen_at'))
    .orderBy('seen_at', 'desc')
    .orderBy('sessions.id', 'desc')
    .limit(100)
    .execute()
}

/** False when it is not one of theirs. */
export async function endOwnSession(db: Db, user_id: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('sessions').where(own(user_id, id)).executeTakeFirst()
  return numDeletedRows > 0
}

export async function isOwnSession(db: Db, user_id: number, id: number): Promise<boolean> {
  return (await db.selectFrom('sessions').where(own(user_id, id)).select('id').executeTakeFirst()) !== undefined
}

const eb = expressionBuilder<Tables, 'sessions'>()

function own(user_id: number, id: number) {
  return eb.and([eb('user_id', '=', user_id), eb('id', '=', id)])
}
