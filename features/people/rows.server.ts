import { sql } from 'kysely'
import type { Db } from '#db/db.ts'

/** By the name in the address, however it is written. */
export function findPerson(db: Db, username: string) {
  return db
    .selectFrom('users')
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .select(['id', 'username', 'firstname', 'lastname', 'other_firstname', 'cover_url', 'is_vendor'])
    .executeTakeFirst()
}
