import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Asked, Colleague, Invited } from './contract.ts'

/** The business that somebody owns, held so that nobody else hands it on meanwhile; undefined for a colleague. */
export function holdOwned(db: Db, user_id: number) {
  return db
    .selectFrom('vendor_members')
    .innerJoin('content', 'content.id', 'content_id')
    .where('user_id', '=', user_id)
    .where('role', '=', 'owner')
    .select(['content_id', 'title'])
    .forUpdate('vendor_members')
    .executeTakeFirst()
}

export async function titleOf(db: Db, content_id: number): Promise<string> {
  return (await db.selectFrom('content').where('id', '=', content_id).select('title').executeTakeFirstOrThrow()).title
}

/** All who act for a business, its owner first. */
export async function listColleagues(db: Db, content_id: number, me: number): Promise<Colleague[]> {
  const { rows } = await sql<Colleague>`
    select users.id, trim(concat_ws(' ', firstname, lastname)) as name, email, role, since, users.id = ${me} as is_own
    from vendor_members join users on users.id = user_id where content_id = ${content_id}
    order by role = 'owner' desc, since, users.id`.execute(db)
  return rows
}

const shown = sql`id, email, sent_at, ends_at, ends_at <= now() as is_ended`

export async function listInvites(db: Db, content_id: number): Promise<Invited[]> {
  const { rows } = await sql<Invited>`select ${shown} from vendor_invites where content_id = ${content_id} order by id`.execute(db)
  return rows
}

interface NewInvite {
  content_id: number
  email: string
  link_hash: Buffer
  invited_by: number
}

/** Undefined where that address is asked already; an invitation that has run out makes way. */
export async function insertInvite(db: Db, { content_id, email, link_hash, invited_by }: NewInvite): Promise<Invited | undefined> {
  const { rows } = await sql<Invited>`
    insert into vendor_invites as kept (content_id, email, link_hash, invited_by) values (${content_id}, ${email}, ${link_hash}, ${invited_by})
    on conflict (content_id, lower(email collate "en-US-x-icu")) do update
      set link_hash = excluded.link_hash, invited_by = excluded.invited_by, sent_at = excluded.sent_at, ends_at = excluded.ends_at
      where kept.ends_at <= now()
    returning ${shown}`.execute(db)
  return rows[0]
}

export async function deleteInvite(db: Db, content_id: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('vendor_invites')
    .where('content_id', '=', content_id)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Undefined of a link that was taken back, used or has run out. */
export async function findAsked(db: Db, link_hash: Buffer, me: number | null): Promise<Asked | undefined> {
  const { rows } = await sql<Asked>`
    select title, coalesce(users.firstname, '') as by, case when ${me}::bigint is null then 'visitor'
      when acting.content_id is null then 'free' when acting.content_id = asked.content_id then 'own' else 'elsewhere' end as standing
    from vendor_invites asked join content on content.id = asked.content_id left join users on users.id = invited_by
      left join vendor_members acting on acting.user_id = ${me}::bigint
    where link_hash = ${link_hash} and ends_at > now()`.execute(db)
  return rows[0]
}

/** The link opens once; who asked for what. */
export async function takeInvite(db: Db, link_hash: Buffer): Promise<{ content_id: number; title: string } | undefined> {
  const { rows } = await sql<{ content_id: number; title: string }>`
    delete from vendor_invites asked using content
    where content.id = asked.content_id and link_hash = ${link_hash} and ends_at > now() returning content_id, title`.execute(db)
  return rows[0]
}

/** Who went; undefined where that is no colleague of the business. */
export async function deleteColleague(db: Db, content_id: number, user_id: number): Promise<{ email: string; title: string } | undefined> {
  const { rows } = await sql<{ email: string; title: string }>`
    delete from vendor_members member using users, content
    where member.content_id = ${content_id} and member.user_id = ${user_id} and role = 'colleague'
      and users.id = member.user_id and content.id = member.content_id returning email, title`.execute(db)
  return rows[0]
}

/** False where that is no colleague of the business. */
export async function changeOwner(db: Db, content_id: number, { from, to }: { from: number; to: number }): Promise<boolean> {
  const member = await db
    .selectFrom('vendor_members')
    .where('content_id', '=', content_id)
    .where('user_id', '=', to)
    .where('role', '=', 'colleague')
    .select('user_id')
    .forUpdate()
    .executeTakeFirst()
  if (!member) return false
  const roles = [
    [from, 'colleague'],
    [to, 'owner'],
  ] as const
  for (const [user_id, role] of roles) await db.updateTable('vendor_members').where('user_id', '=', user_id).set({ role }).execute()
  return true
}

/** Addresses of who never answered are kept for two weeks more. */
export async function forgetInvites(db: Db): Promise<void> {
  await sql`delete from vendor_invites where ends_at < now() - interval '14 days'`.execute(db)
}
