import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Asked } from './contract.ts'

/** Whose it is, and whether somebody writes on it, too. */
export async function findWriting(db: Db, named: { id: number } | { slug: string }, who: number) {
  const { rows } = await sql<{ id: number; user_id: number; is_co_author: boolean }>`
    select one.id, one.user_id, exists (select from submission_authors author
      where author.user_id = one.user_id and submission_id = one.id and co_author_id = ${who}) as is_co_author
    from submissions one where ${'id' in named ? sql`one.id = ${named.id}` : sql`one.slug = ${named.slug}`}`.execute(db)
  return rows[0]
}

const mostAuthors = 6

interface NewAuthor {
  user_id: number
  submission_id: number
  email: string
  link_hash: Buffer
}

/** False where there is no room, or that address is asked already; a link that has run out makes way. */
export async function insertAuthor(db: Db, { user_id, submission_id, email, link_hash }: NewAuthor): Promise<boolean> {
  // Of two at once the second counts the first.
  await sql`select from submissions where user_id = ${user_id} and id = ${submission_id} for no key update`.execute(db)
  const { rows } = await sql`
    insert into submission_authors as kept (user_id, submission_id, email, link_hash)
    select ${user_id}, ${submission_id}, ${email}, ${link_hash}
    where (select count(*) from submission_authors where submission_id = ${submission_id} and lower(email) <> lower(${email})) < ${mostAuthors}
    on conflict (submission_id, lower(email collate "en-US-x-icu")) do update
      set link_hash = excluded.link_hash, sent_at = excluded.sent_at, ends_at = excluded.ends_at
      where kept.co_author_id is null and kept.ends_at <= now()
    returning id`.execute(db)
  return rows.length > 0
}

const open = sql`(co_author_id is null and ends_at > now())`

/** Undefined of a link that was taken back or has run out, or that somebody else has used. */
export async function findAsked(db: Db, link_hash: Buffer, me: number | null): Promise<Asked | undefined> {
  const { rows } = await sql<Asked>`
    select firstname as by, case when ${me}::bigint is null then 'visitor' when ${me}::bigint = asked.user_id then 'own' when joined.is_so then 'joined' else 'free' end as standing,
      case when joined.is_so then slug end as slug
    from submission_authors asked join submissions one on one.user_id = asked.user_id and one.id = submission_id join users on users.id = asked.user_id
      cross join lateral (select exists (select from submission_authors other
        where other.submission_id = asked.submission_id and other.co_author_id = ${me}::bigint) as is_so) joined
    where link_hash = ${link_hash} and (${open} or co_author_id = ${me}::bigint)`.execute(db)
  return rows[0]
}

export interface Joined {
  user_id: number
  submission_id: number
  slug: string
  /** False for who had said yes before. */
  is_new: boolean
}

/** The link opens for one account, however often it says yes; whoever sends it in, or writes on it by another link, needs none. */
export async function join(db: Db, link_hash: Buffer, me: number): Promise<Joined | undefined> {
  const { rows } = await sql<Joined>`
    update submission_authors asked set co_author_id = ${me}, joined_at = coalesce(asked.joined_at, now())
    from submissions one, submission_authors before
    where one.user_id = asked.user_id and one.id = asked.submission_id and before.id = asked.id and asked.user_id <> ${me} and asked.link_hash = ${link_hash}
      and ((asked.co_author_id is null and asked.ends_at > now() and not exists (select from submission_authors other
        where other.submission_id = asked.submission_id and other.co_author_id = ${me})) or asked.co_author_id = ${me})
    returning asked.user_id, asked.submission_id, slug, before.co_author_id is null as is_new`.execute(db)
  return rows[0]
}

interface Which {
  submission_id: number
  id: number
  by: number
}

const removable = ({ submission_id, id, by }: Which) =>
  sql`submission_id = ${submission_id} and id = ${id} and (user_id = ${by} or co_author_id = ${by})`

/** Who sends it in takes anybody out; who writes on it, too, nobody but themselves. */
export async function isRemovable(db: Db, which: Which): Promise<boolean> {
  const { rows } = await sql`select from submission_authors where ${removable(which)}`.execute(db)
  return rows.length > 0
}

/** Whose wedding it was; undefined where somebody else was faster. */
export async function deleteAuthor(db: Db, which: Which): Promise<{ user_id: number } | undefined> {
  const { rows } = await sql<{ user_id: number }>`delete from submission_authors where ${removable(which)} returning user_id`.execute(db)
  return rows[0]
}
