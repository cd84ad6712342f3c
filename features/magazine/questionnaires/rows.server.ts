import { sql } from 'kysely'
import type { Db } from '#db/db.ts'

/** Whose answers: an account's, or of who has the cookie with this sum. */
export type Owner = { user_id: number } | { hash: Buffer }

interface Row {
  answers: Record<string, string | string[]>
  done_at: string | null
}

export function findAnswers(db: Db, owner: Owner, slug: string): Promise<Row | undefined> {
  return db
    .selectFrom('questionnaire_answers')
    .where(({ and }) => and(owner))
    .where('slug', '=', slug)
    .select(['answers', 'done_at'])
    .executeTakeFirst()
}

/** Adds these to what was answered; what is not among them stays. */
export async function addAnswers(db: Db, owner: Owner, slug: string, answers: Row['answers']): Promise<Row> {
  return db
    .insertInto('questionnaire_answers')
    .values({ ...owner, slug, answers: JSON.stringify(answers) })
    .onConflict((conflict) =>
      conflict.columns(['user_id' in owner ? 'user_id' : 'hash', 'slug']).doUpdateSet({
        answers: sql<string>`questionnaire_answers.answers || excluded.answers`,
        updated_at: sql`now()`,
      }),
    )
    .returning(['answers', 'done_at'])
    .executeTakeFirstOrThrow()
}

export async function setDone(db: Db, owner: Owner, slug: string, is_done: boolean): Promise<string | null> {
  const row = await db
    .updateTable('questionnaire_answers')
    .where(({ and }) => and(owner))
    .where('slug', '=', slug)
    .set({ done_at: is_done ? sql`coalesce(done_at, now())` : null })
    .returning('done_at')
    .executeTakeFirst()
  return row?.done_at ?? null
}

export async function forgetAnswers(db: Db, owner: Owner, slug: string): Promise<void> {
  await db
    .deleteFrom('questionnaire_answers')
    .where(({ and }) => and(owner))
    .where('slug', '=', slug)
    .execute()
}

/** What was answered before the sign-in becomes the account's; of two answers to one question the later one counts. */
export async function takeAnswers(db: Db, hash: Buffer, user_id: number): Promise<void> {
  await sql`with brought as (delete from questionnaire_answers where hash = ${hash} returning slug, answers, done_at, updated_at)
    insert into questionnaire_answers as known (user_id, slug, answers, done_at, updated_at)
    select ${user_id}, slug, answers, done_at, updated_at from brought
    on conflict (user_id, slug) do update set
      answers = case when excluded.updated_at > known.updated_at then known.answers || excluded.answers else excluded.answers || known.answers end,
      done_at = coalesce(known.done_at, excluded.done_at),
      updated_at = greatest(known.updated_at, excluded.updated_at)`.execute(db)
}
