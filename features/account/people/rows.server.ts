import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { pictureOf } from '#features/files/uploads/use-rows.server.ts'

/** By the name in the address, however it is written; whoever is about to leave is gone already. */
export function findPerson(db: Db, username: string) {
  return db
    .selectFrom('users')
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .where((eb) => eb.not(eb.exists(eb.selectFrom('account_deletions').whereRef('user_id', '=', 'users.id').select('user_id'))))
    .select(['id', 'username', 'firstname', 'lastname', 'other_firstname', 'is_vendor'])
    .select([pictureOf('users.id', 'users.avatar_id').as('avatar'), pictureOf('users.id', 'users.cover_id').as('cover')])
    .executeTakeFirst()
}
