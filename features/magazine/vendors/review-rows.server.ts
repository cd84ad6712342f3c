import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Review } from './review-shape.ts'

/** All that is shown of a review. */
export const reviewColumns = sql`review.id, stars, review.words, signed, booked, review.guests, month, is_called_off, proof, reply, replied_at,
  disputed_at is not null and settled_at is null as is_disputed, review.created_at, review.updated_at`

/** What couples said of a vendor, the newest first. */
export async function listReviews(db: Db, content_id: number, { page, per_page }: { page: number; per_page: number }): Promise<Review[]> {
  const { rows } = await sql<Review>`
    select ${reviewColumns} from vendor_reviews review where content_id = ${content_id} and removed_at is null
    order by review.id desc limit ${per_page} offset ${(page - 1) * per_page}`.execute(db)
  return rows
}

export async function countReviews(db: Db, content_id: number): Promise<{ total: number; removed: number }> {
  const { rows } = await sql<{ total: number; removed: number }>`
    select (count(*) filter (where removed_at is null))::integer as total, (count(*) filter (where removed_at is not null))::integer as removed
    from vendor_reviews where content_id = ${content_id}`.execute(db)
  return rows[0]!
}
