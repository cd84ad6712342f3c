import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { coupleNames } from '#features/wedding/helping/couple-names.ts'

export interface GivenAnswer {
  event_id: number
  firstname: string
  lastname: string
  status: number
  plus_one_count: number
  meal: string
  plus_one_meals: string[]
  plus_one_names: string[]
}

interface Writer {
  couple: string[]
  couple_email: string
}

/** The names under the letters of a couple, and where answers to them go; undefined while their address is not confirmed, and nothing goes out in their names. */
export async function findWriter(db: Db, user_id: number): Promise<Writer | undefined> {
  const user = await db
    .selectFrom('users')
    .where('id', '=', user_id)
    .where('email_verified_at', 'is not', null)
    .select(['firstname', 'other_firstname', 'email'])
    .executeTakeFirst()
  return user && { couple: coupleNames(user), couple_email: user.email }
}

/** What these guests said, but for whoever said nothing. */
export async function findAnswers(db: Db, user_id: number, guest_ids: readonly number[]): Promise<GivenAnswer[]> {
  const { rows } = await sql<GivenAnswer>`
    select event_id, firstname, lastname, status, plus_one_count, meal, plus_one_meals, plus_one_names from guest_answers answer
    join guests guest on (guest.user_id, guest.id) = (answer.user_id, answer.guest_id)
    where answer.user_id = ${user_id} and guest_id = any(${guest_ids}::bigint[]) and status > 1
    order by event_id, status, guest_id`.execute(db)
  return rows
}

/** Undefined when the answer has its letter: its job was done, and its process ended before that was noted. */
export async function insertConfirmation(db: Db, user_id: number, party: number, cause: string): Promise<number | undefined> {
  const letter = await db
    .insertInto('guest_letters')
    .values({ user_id, kind: 'confirmation', party, cause })
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .returning('id')
    .executeTakeFirst()
  return letter?.id
}
