import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { reviewColumns } from '#features/magazine/vendors/review-rows.server.ts'
import type { Standing } from './contract.ts'

interface Paged {
  page: number
  per_page: number
}

/** Of one business, the newest first; what was taken away stands among them. */
export function listOwn(db: Db, content_id: number, paged: Paged) {
  return list(db, sql`review.content_id = ${content_id}`, sql`review.id desc`, paged)
}

/** Of all: what waits for a decision first, the oldest first. */
export function listAll(db: Db, { id, ...paged }: Paged & { id?: number | undefined }) {
  return list(
    db,
    id === undefined ? sql`true` : sql`review.id = ${id}`,
    sql`(disputed_at is null or settled_at is not null), case when settled_at is null then disputed_at end, review.id desc`,
    paged,
  )
}

export async function findOwn(db: Db, content_id: number, id: number): Promise<Standing | undefined> {
  return (await list(db, sql`review.content_id = ${content_id} and review.id = ${id}`, sql`review.id`, { page: 1, per_page: 1 })).rows[0]
}

/** New ones to which the business has said nothing yet. */
export async function countUnanswered(db: Db, content_id: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from vendor_reviews where content_id = ${content_id} and replied_at is null and disputed_at is null
      and removed_at is null and created_at > now() - interval '30 days'`.execute(db)
  return rows[0]!.n
}

export async function findAny(db: Db, id: number): Promise<Standing | undefined> {
  return (await list(db, sql`review.id = ${id}`, sql`review.id`, { page: 1, per_page: 1 })).rows[0]
}

/** One for good: false when it was answered already, or isn't theirs. */
export async function addReply(db: Db, content_id: number, { id, reply, replied_by }: { id: number; reply: string; replied_by: number }) {
  const { numUpdatedRows } = await db
    .updateTable('vendor_reviews')
    .where('content_id', '=', content_id)
    .where('id', '=', id)
    .where('replied_at', 'is', null)
    .where('removed_at', 'is', null)
    .set({ reply, replied_by, replied_at: sql`now()` })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function addDispute(db: Db, content_id: number, id: number, dispute: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('vendor_reviews')
    .where('content_id', '=', content_id)
    .where('id', '=', id)
    .where('disputed_at', 'is', null)
    .where('removed_at', 'is', null)
    .set({ dispute, disputed_at: sql`now()` })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** What was taken away stays away, and its reason is counted; false where nothing was to be decided. */
export async function settle(db: Db, id: number, removal: Standing['removal'], removed_by: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('vendor_reviews')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .where(sql<boolean>`(${removal !== null}::boolean or (disputed_at is not null and settled_at is null))`)
    .set({
      settled_at: sql`case when disputed_at is not null then coalesce(settled_at, now()) end`,
      ...(removal && { removal, removed_by, removed_at: sql<string>`now()` }),
    })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whose review it is. */
export function findWriter(db: Db, id: number): Promise<{ user_id: number; email: string }> {
  return db
    .selectFrom('vendor_reviews')
    .innerJoin('users', 'users.id', 'user_id')
    .where('vendor_reviews.id', '=', id)
    .select(['user_id', 'email'])
    .executeTakeFirstOrThrow()
}

async function list(db: Db, which: RawBuilder<unknown>, order: RawBuilder<unknown>, { page, per_page }: Paged) {
  const { rows } = await sql<Standing>`
    select ${reviewColumns}, jsonb_build_object('id', content.id, 'title', content.title, 'url', content.url) as vendor, dispute, disputed_at, settled_at,
      removed_at, removal
    from vendor_reviews review join content on content.id = review.content_id where ${which} order by ${order}
    limit ${per_page} offset ${(page - 1) * per_page}`.execute(db)
  const counted = await sql<{ total: number }>`select count(*)::integer as total from vendor_reviews review where ${which}`.execute(db)
  return { rows, total: counted.rows[0]!.total }
}
