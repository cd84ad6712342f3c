import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Db, inTransaction } from '#db/db.ts'
import { invalid, tooLarge } from './errors.ts'
import type { RequestContext } from './policy.ts'

interface Claim {
  user_id: number
  key: string
  request_hash: Buffer
}

interface Procedure {
  route: { method?: string; path?: string }
  meta: { answers_tokens?: boolean; keeps_key?: boolean }
}

/** What a create with an Idempotency-Key claims; other calls claim nothing. */
export function claimOf({ headers, session }: RequestContext, { route, meta }: Procedure, input: unknown): Claim | undefined {
  const key = headers.get('idempotency-key')
  if (!key || !session || route.method !== 'POST' || meta.answers_tokens || meta.keeps_key) return undefined
  if (key.length > 255) invalid({ 'idempotency-key': ['Please use at most 255 characters.'] })
  return { user_id: session.user.id, key, request_hash: hashOf(route.path, input) }
}

/**
 * Does the work once, and gives every repeat within 24 hours the first answer.
 * The claim stands first in the transaction of the work, so that a second call waits for the first.
 */
export function answerOnce(db: Db, claim: Claim, work: (db: Db) => Promise<unknown>): Promise<unknown> {
  return inTransaction(db, async (db) => {
    if (!(await isFirst(db, claim))) return firstOutput(db, claim)
    const output = await work(db)
    const answer = JSON.stringify({ output })
    await db.updateTable('idempotency_keys').set({ answer }).where('user_id', '=', claim.user_id).where('key', '=', claim.key).execute()
    return output
  })
}

/** Takes the key, unless a call of the last 24 hours has it, by the one clock that all processes share. */
async function isFirst(db: Db, claim: Claim): Promise<boolean> {
  const dayAgo = sql<string>`now() - interval '24 hours'`
  const renewed = { request_hash: claim.request_hash, created_at: sql<string>`now()` }
  const row = await db
    .insertInto('idempotency_keys')
    .values(claim)
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doUpdateSet(renewed).where('idempotency_keys.created_at', '<', dayAgo))
    .returning('key')
    .executeTakeFirst()
  return row !== undefined
}

async function firstOutput(db: Db, { user_id, key, request_hash }: Claim): Promise<unknown> {
  const first = await db
    .selectFrom('idempotency_keys')
    .where('user_id', '=', user_id)
    .where('key', '=', key)
    .select(['request_hash', 'answer'])
    .executeTakeFirstOrThrow()
  if (!first.request_hash.equals(request_hash)) invalid({ 'idempotency-key': ['This key was used for something else.'] })
  return (first.answer as { output: unknown }).output
}

function hashOf(path: string | undefined, input: unknown): Buffer {
  return createHash('sha256')
    .update(written([path, input]))
    .digest()
}

/** What was read can be nested deeper than it can be written again. */
function written(value: unknown): string {
  try {
    return JSON.stringify(value)
  } catch {
    return tooLarge()
  }
}
