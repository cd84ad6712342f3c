import type { Db } from '#db/db.ts'

/** The business that somebody acts for, and as what. */
export interface Acting {
  content_id: number
  role: 'owner' | 'colleague'
}

/** Undefined for who acts for none. */
export function findActing(db: Db, user_id: number): Promise<Acting | undefined> {
  return db.selectFrom('vendor_members').where('user_id', '=', user_id).select(['content_id', 'role']).executeTakeFirst()
}
