import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { isShown } from '#features/magazine/content/rows.server.ts'
import type { Other } from './contract.ts'

/** All that a business shares a wedding with, or is connected to, or asks or was asked by. */
export async function listOthers(db: Db, id: number): Promise<Other[]> {
  const { rows } = await sql<Other>`
    with own as (select credit.content_id from content_credits credit join content me on me.id = ${id} and credit.vendor = me.slug
        join content wedding on wedding.id = credit.content_id and wedding.status = 'published'),
      together as (select other.id, count(distinct own.content_id)::integer as weddings,
          (array_agg(jsonb_build_object('title', wedding.title, 'url', wedding.url) order by wedding.published_on desc))[1] as last
        from own join content_credits credit on credit.content_id = own.content_id join content wedding on wedding.id = own.content_id
        join content other on other.type = 'vendor' and other.slug = credit.vendor and other.id <> ${id} group by other.id),
      asked as (select case asker_id when ${id} then asked_id else asker_id end as id, words, coalesce(confirmed_at, created_at) as since,
          case when confirmed_at is not null then 'connected' when asker_id = ${id} then 'asked' else 'asks' end as standing
        from vendor_connections where ${id} in (asker_id, asked_id))
    select content.id, title, url, service, city, state, coalesce(weddings, 0) as weddings, last, coalesce(standing, 'none') as standing,
      coalesce(words, '') as words, since, exists (select from vendor_members where vendor_members.content_id = content.id) as is_here
    from (select id from together union select id from asked) both_of join content using (id) join vendors on vendors.content_id = content.id
    left join together using (id) left join asked using (id)
    where ${isShown} order by weddings desc, title limit 200`.execute(db)
  return rows
}

/** Whether there is such a business to ask. */
export async function isThere(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`select from content join vendors on content_id = content.id where content.id = ${id} and ${isShown}`.execute(
    db,
  )
  return rows.length > 0
}

/** Where a business is written to, as its record says. */
export async function findAddress(db: Db, id: number): Promise<string | undefined> {
  const { rows } = await sql<{
    email: string
  }>`select nullif(fields ->> 'contact_email', '') as email from content where id = ${id}`.execute(db)
  return rows[0]?.email
}

/** Asks, or confirms where the other has asked; what both have said stays. */
export async function ask(
  db: Db,
  { own, other, words }: { own: number; other: number; words: string },
): Promise<'asked' | 'confirmed' | 'known'> {
  const { rows: confirmed } = await sql`update vendor_connections set confirmed_at = now()
    where asker_id = ${other} and asked_id = ${own} and confirmed_at is null returning asker_id`.execute(db)
  if (confirmed.length > 0) return 'confirmed'
  const { rows: added } = await sql`insert into vendor_connections (asker_id, asked_id, words) values (${own}, ${other}, ${words})
    on conflict do nothing returning asker_id`.execute(db)
  return added.length > 0 ? 'asked' : 'known'
}

const between = (own: number, other: number) =>
  sql`((asker_id = ${own} and asked_id = ${other}) or (asker_id = ${other} and asked_id = ${own}))`

/** Whether one of the two has asked the other. */
export async function isConnected(db: Db, own: number, other: number): Promise<boolean> {
  const { rows } = await sql`select from vendor_connections where ${between(own, other)}`.execute(db)
  return rows.length > 0
}

/** False where there was nothing to end. */
export async function end(db: Db, own: number, other: number): Promise<boolean> {
  const { rows } = await sql`delete from vendor_connections where ${between(own, other)} returning asker_id`.execute(db)
  return rows.length > 0
}
