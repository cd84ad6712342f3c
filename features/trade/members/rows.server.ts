import { sql } from 'kysely'
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

/** From now on they act for it, and are a vendor; false where they act for one already, or it has an owner. */
export async function join(db: Db, user_id: number, content_id: number, role: Acting['role'] = 'owner'): Promise<boolean> {
  await db.selectFrom('users').where('id', '=', user_id).select('id').forNoKeyUpdate().execute()
  const { rows } = await sql`insert into vendor_members (user_id, content_id, role, was_vendor)
    select id, ${content_id}::bigint, ${role}, is_vendor from users where id = ${user_id}
    on conflict do nothing returning user_id`.execute(db)
  if (rows.length === 0) return false
  await sql`update users set is_vendor = true, business_name = content.title from content
    where users.id = ${user_id} and content.id = ${content_id} and (not is_vendor or business_name <> content.title)`.execute(db)
  return true
}

interface Colleague {
  user_id: number
  email: string
  firstname: string
  role: Acting['role']
}

/** All who act for a business, its owner first. */
export function findMembers(db: Db, content_id: number): Promise<Colleague[]> {
  return db
    .selectFrom('vendor_members')
    .innerJoin('users', 'users.id', 'vendor_members.user_id')
    .where('content_id', '=', content_id)
    .orderBy(sql`role = 'owner'`, 'desc')
    .orderBy('since')
    .select(['user_id', 'email', 'firstname', 'role'])
    .execute()
}
