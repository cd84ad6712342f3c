import type { Db } from '#db/db.ts'

/** A picture that somebody brought, with what it says of itself. */
export async function findPicture(db: Db, user_id: number, id: number) {
  return db
    .selectFrom('files')
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .where('kind', '=', 'picture')
    .where('deleted_at', 'is', null)
    .select(['alt as title', 'author', 'licence', 'ai'])
    .executeTakeFirst()
}
