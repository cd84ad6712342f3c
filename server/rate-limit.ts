import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { tooMany } from './errors.ts'

interface Limit {
  tries: number
  seconds: number
}

/** Counts a try under the key in the database, shared by all processes, and refuses those past the limit. */
export async function countTry(db: Db, key: string, { tries, seconds }: Limit): Promise<void> {
  const { tries: made, wait } = await counted(db, key, seconds)
  if (made > tries) tooMany(wait)
}

/** Counts a try under the key, and says the how manyth it is and in how many seconds they begin anew. */
export async function counted(db: Db, key: string, seconds: number): Promise<{ tries: number; wait: number }> {
  const ends = sql<string>`now() + make_interval(secs => ${seconds})`
  const isOver = sql<boolean>`rate_limits.resets_at <= now()`
  const now = await db
    .insertInto('rate_limits')
    .values({ key, tries: 1, resets_at: ends })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        tries: sql`case when ${isOver} then 1 else rate_limits.tries + 1 end`,
        resets_at: sql`case when ${isOver} then excluded.resets_at else rate_limits.resets_at end`,
      }),
    )
    .returning(['tries', sql<number>`greatest(1, ceil(extract(epoch from resets_at - now())))::int`.as('wait')])
    .executeTakeFirstOrThrow()
  return now
}

/**
 * A button pressed twice is one wish: false for whoever comes under the same key within half a minute. It belongs into the transaction
 * that grants the wish, so that of two at once the second waits, and has its turn where the first came to nothing.
 */
export async function isNewWish(db: Db, key: string): Promise<boolean> {
  const ends = sql<string>`now() + interval '30 seconds'`
  const noted = await db
    .insertInto('rate_limits')
    .values({ key, tries: 1, resets_at: ends })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ tries: 1, resets_at: ends }).where(sql<boolean>`rate_limits.resets_at <= now()`),
    )
    .returning('key')
    .executeTakeFirst()
  return noted !== undefined
}

/** Takes back a try that turned out to be none. */
export async function returnTry(db: Db, key: string): Promise<void> {
  await db.updateTable('rate_limits').where('key', '=', key).where('tries', '>', 0).set({ tries: sql`tries - 1` }).execute()
}

/** Forgets the tries, after a right answer. */
export async function forgetTries(db: Db, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute()
}

/** Lets each caller of this process make so many calls a second on average, and so many in a burst. */
export function createThrottle(perSecond: number, most: number) {
  const callers = new Map<string, { left: number; at: number }>()

  return function take(caller: string, now = Date.now()): void {
    const known = callers.get(caller) ?? { left: most, at: now }
    const left = Math.min(most, known.left + ((now - known.at) / 1_000) * perSecond) - 1
    if (callers.size > 50_000) callers.clear()
    callers.set(caller, { left: Math.max(left, -1), at: now })
    if (left < 0) tooMany(1)
  }
}
