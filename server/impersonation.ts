import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { cookie, cookieOf } from './cookies.ts'

/** The operator behind somebody whom they act as. */
export interface Impersonator {
  id: number
  firstname: string
  lastname: string
  impersonation_id: number
  ends_at: string
}

/** Longer than an hour: a browser must not forget that its session acts as somebody else, or its open pages would act for the operator. */
const cookieSeconds = 1_209_600

export function impersonationCookie(headers: Headers, publicUrl: string): string | undefined {
  return cookieOf(headers, publicUrl, 'posy_impersonation')
}

/** Where the operator came from; whoever reads it makes sure that it is a path of this site. */
export function returnCookie(headers: Headers, publicUrl: string): string | undefined {
  const kept = cookieOf(headers, publicUrl, 'posy_return')
  try {
    return kept && decodeURIComponent(kept)
  } catch {
    return undefined
  }
}

/** What opens it and where it leads back to; without a token both are taken away. */
export function impersonationCookies(publicUrl: string, token?: string, back?: string): string[] {
  return [
    cookie(publicUrl, 'posy_impersonation', token, cookieSeconds),
    cookie(publicUrl, 'posy_return', back && encodeURIComponent(back), cookieSeconds),
  ]
}

/** As whom the session acts; undefined when this is none of its impersonations, or one that is over. */
export function findImpersonation(db: Db, hash: Buffer, session_id: number) {
  return db
    .selectFrom('impersonations as acting')
    .innerJoin('users as admin', 'admin.id', 'acting.admin_id')
    .innerJoin('users', 'users.id', 'acting.target_id')
    .leftJoin('user_posses as posse', (join) =>
      join.onRef('posse.member_id', '=', 'users.id').on('posse.role', '=', 'partner').on('posse.accepted_at', 'is not', null),
    )
    .where('acting.hash', '=', hash)
    .where('acting.session_id', '=', session_id)
    .where('acting.ended_at', 'is', null)
    .where('acting.ends_at', '>', sql<string>`now()`)
    .where('admin.is_admin', '=', true)
    .where('users.is_admin', '=', false)
    .select([
      'acting.id as impersonation_id',
      'acting.ends_at',
      'admin.id as admin_id',
      'admin.firstname as admin_firstname',
      'admin.lastname as admin_lastname',
    ])
    .select(['users.id', 'users.email', 'users.firstname', 'users.lastname'])
    .select('posse.user_id as partner_in')
    .select([
      'users.is_vendor',
      'users.is_admin',
      'users.is_subscribed',
      'users.first_steps_at',
      'users.helps_since',
      'users.guestlist_setup_at',
    ])
    .select('users.other_firstname')
    .executeTakeFirst()
}

interface Write {
  target_id: number
  operation: string
  object_id: number | null
}

/** Written in the transaction of the write itself, whose lines in the history of a wedding then name the operator as well. */
export async function noteWrite(db: Db, { id: admin_id, impersonation_id }: Impersonator, write: Write): Promise<void> {
  await db
    .with('noted', (db) =>
      db
        .insertInto('impersonated_writes')
        .values({ ...write, admin_id, impersonation_id })
        .returning('id'),
    )
    .selectNoFrom(sql`set_config('posy.impersonator', ${String(admin_id)}, true)`.as('set'))
    .execute()
}
