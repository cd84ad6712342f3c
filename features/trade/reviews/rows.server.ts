import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { isShown } from '#features/magazine/content/rows.server.ts'
import { reviewColumns } from '#features/magazine/vendors/review-rows.server.ts'
import type { Review } from '#features/magazine/vendors/review-shape.ts'
import type { ReviewSaid } from './contract.ts'

/** What the couple's own list says of a booking. */
export interface Booking {
  content_id: number | null
  name: string
  url: string | null
  status: string
  was_hired: boolean
  /** The day of the event, or else of the wedding; null as long as nobody knows it. */
  day: string | null
  cancelled_on: string | null
  /** The day it is where the wedding is planned. */
  today: string
  proof: Review['proof'] | null
  firstname: string
  other_firstname: string
  guests: number | null
  booked: string
}

/** By what it is proved: they answered here, a quote of theirs was taken, or something was paid. */
export async function findBooking(db: Db, { user_id }: Wedding, id: number): Promise<Booking | undefined> {
  const { rows } = await sql<Booking>`
    select vendor.vendor_id as content_id, vendor.name, case when ${isShown} then content.url end as url, vendor.status, hired_on is not null as was_hired,
      coalesce(event.date, users.wedding_date) as day, cancelled_on, (now() at time zone users.time_zone)::date as today, users.firstname,
      users.other_firstname, users.wedding_guests as guests, coalesce(term.title, '') as booked,
      case
        when exists (select from conversations join messages on messages.user_id = conversations.user_id and conversation_id = conversations.id
          where conversations.user_id = ${user_id} and conversations.content_id = vendor.vendor_id and side = 'vendor' and kind = 'words') then 'vendor'
        when exists (select from user_quotes quote where quote.user_id = ${user_id} and user_vendor_id = vendor.id and accepted_at is not null) then 'contract'
        when exists (select from user_transactions paid where paid.user_id = ${user_id} and item_id = vendor.cost_id and transaction_type = 'expense'
          and paid_at is not null) then 'payment' end as proof
    from user_vendors vendor join users on users.id = vendor.user_id left join content on content.id = vendor.vendor_id
    left join guest_wedding_events event on (event.user_id, event.id) = (vendor.user_id, vendor.guest_wedding_event_id)
    left join content_term_titles term on term.taxonomy = 'services' and term.term = vendor.taxonomy
    where vendor.user_id = ${user_id} and vendor.id = ${id}`.execute(db)
  return rows[0]
}

export type Kept = Review & { removed_at: string | null; can_change: boolean }

/** One for each couple and vendor, whatever became of the booking. */
export async function findReview(db: Db, { user_id }: Wedding, content_id: number): Promise<Kept | undefined> {
  const { rows } = await sql<Kept>`
    select ${reviewColumns}, removed_at, review.created_at > now() - interval '30 days' as can_change
    from vendor_reviews review where user_id = ${user_id} and content_id = ${content_id}`.execute(db)
  return rows[0]
}

type Written = ReviewSaid & Pick<Review, 'month' | 'is_called_off' | 'proof'> & { content_id: number; user_vendor_id: number }

/** Writes it, or changes what is younger than thirty days and was not taken away; undefined is too late. */
export async function saveReview(db: Db, { user_id }: Wedding, said: Written): Promise<Review | undefined> {
  const { content_id, user_vendor_id, stars, words, signed, booked, guests, month, is_called_off, proof } = said
  const { rows } = await sql<Review>`
    insert into vendor_reviews as review (user_id, content_id, user_vendor_id, stars, words, signed, booked, guests, month, is_called_off, proof)
    values (${user_id}, ${content_id}, ${user_vendor_id}, ${stars}, ${words}, ${signed}, ${booked}, ${guests}, ${month}, ${is_called_off}, ${proof})
    on conflict (user_id, content_id) do update set stars = excluded.stars, words = excluded.words, signed = excluded.signed, booked = excluded.booked,
      guests = excluded.guests, version = review.version + 1, updated_at = now()
      where review.removed_at is null and review.created_at > now() - interval '30 days'
    returning ${reviewColumns}`.execute(db)
  return rows[0]
}

export async function deleteReview(db: Db, { user_id }: Wedding, content_id: number): Promise<void> {
  await db
    .deleteFrom('vendor_reviews')
    .where('user_id', '=', user_id)
    .where('content_id', '=', content_id)
    .where('removed_at', 'is', null)
    .execute()
}
