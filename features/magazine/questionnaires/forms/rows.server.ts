import { type SqlBool, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { AnswerInWords, FormAnswer } from './contract.ts'

interface NewAnswer {
  form: string
  answers: readonly AnswerInWords[]
  email: string | null
  user_id: number | null
}

export async function insertAnswer(db: Db, { answers, ...sent }: NewAnswer): Promise<void> {
  await db
    .insertInto('form_answers')
    .values({ ...sent, answers: JSON.stringify(answers) })
    .execute()
}

/** Who runs the site, those first who have done so longest. */
export async function findOperators(db: Db): Promise<{ id: number; email: string; firstname: string }[]> {
  return db.selectFrom('users').where('is_admin', '=', true).select(['id', 'email', 'firstname']).orderBy('id').limit(10).execute()
}

export async function deleteAnswer(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('form_answers').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

interface Page {
  form: string
  per_page: number
  seen: number
}

/** The title is that of the form as it is now; one that is gone has its slug. */
export function findSent(db: Db, { form, per_page, seen }: Page): Promise<FormAnswer[]> {
  return db
    .selectFrom('form_answers')
    .leftJoin('content', (join) => join.onRef('slug', '=', 'form').on('type', '=', 'form'))
    .leftJoin('users', 'users.id', 'user_id')
    .where(isOf(form))
    .select(['form_answers.id', 'form', 'answers', 'form_answers.email', 'form_answers.created_at', 'form_answers.ends_at'])
    .select(sql<string>`coalesce(content.title, form)`.as('title'))
    .select(
      sql<FormAnswer['user']>`case when users.id is not null then
        json_build_object('id', users.id, 'name', trim(users.firstname || ' ' || users.lastname)) end`.as('user'),
    )
    .orderBy('form_answers.created_at', 'desc')
    .orderBy('form_answers.id', 'desc')
    .limit(per_page)
    .offset(seen)
    .execute()
}

/** Of every form that something was sent in by, how often. */
export function countSent(db: Db): Promise<{ slug: string; title: string; count: number }[]> {
  return db
    .selectFrom('form_answers')
    .leftJoin('content', (join) => join.onRef('content.slug', '=', 'form').on('type', '=', 'form'))
    .select(['form as slug', sql<string>`coalesce(max(content.title), form)`.as('title'), sql<number>`count(*)::int`.as('count')])
    .groupBy('form')
    .orderBy('form')
    .execute()
}

function isOf(form: string) {
  return sql<SqlBool>`(${form} = '' or form = ${form})`
}
