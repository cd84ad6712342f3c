import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { isShown } from '#features/magazine/content/rows.server.ts'
import type { Moved } from './contract.ts'

export interface Business {
  id: number
  slug: string
  title: string
  url: string
  members: number
  is_shown: boolean
  /** Somebody asks for it, and no operator has decided. */
  is_claimed: boolean
  /** Its profile waits for an operator. */
  waits: boolean
  kept_id: number | null
}

export interface Two {
  goes: Business
  stays: Business
}

/** The statements that bring one column along, in this order. */
export type Move = (two: Two) => RawBuilder<unknown>[]

/** Held until the end where it is to be merged, both in the same order. */
export async function findTwo(db: Db, { goes, stays }: { goes: string; stays: string }, isHeld = false) {
  if (isHeld)
    await sql`select from content where type = 'vendor' and slug = any(${[goes, stays]}::text[]) order by id for update`.execute(db)
  const { rows } = await sql<Business>`
    select content.id, slug, title, url, (select count(*)::integer from vendor_members where content_id = content.id) as members,
      (${isShown} and exists (select from vendors where content_id = content.id)) as is_shown,
      exists (select from vendor_claims claim where claim.content_id = content.id and claim.state = 'open') as is_claimed,
      exists (select from vendor_submissions said where said.content_id = content.id and said.state = 'submitted') as waits,
      (select kept_id from vendor_merges where gone_id = content.id) as kept_id
    from content where type = 'vendor' and slug = any(${[goes, stays]}::text[])`.execute(db)
  return { goes: rows.find(({ slug }) => slug === goes), stays: rows.find(({ slug }) => slug === stays) }
}

/** How much of each would move. */
export async function countMoves(db: Db, { goes, stays }: Two): Promise<Moved> {
  const [gone, kept] = [goes.id, stays.id]
  const { rows } = await sql<Moved>`select
    (select count(*)::integer from vendor_reviews where content_id = ${gone})
      + (select coalesce(jsonb_array_length(fields -> 'reviews'), 0) from content where id = ${gone}) as reviews,
    (select count(*)::integer from board_items where content_id = ${gone}) as saved,
    (select count(*)::integer from user_vendors where vendor_id = ${gone}) as lists,
    (select count(*)::integer from enquiries where content_id = ${gone}) as enquiries,
    (select count(*)::integer from conversations where content_id = ${gone}) as conversations,
    (select count(*)::integer from content piece where ${namesVendor(goes)} and piece.id <> ${gone}) as pieces,
    (select count(*)::integer from vendor_connections where ${gone} in (asker_id, asked_id)) as connections,
    ${goes.members}::integer as people,
    (select count(*)::integer from vendor_days join vendors using (content_id) where content_id = ${gone} and calendar_checked_on is not null) as days,
    (select coalesce(sum(views), 0)::integer from vendor_counts where content_id = ${gone}) as views,
    (select count(*)::integer from vendor_reviews one join vendor_reviews other using (user_id) where one.content_id = ${gone} and other.content_id = ${kept})
      + (select count(*)::integer from conversations one join conversations other using (user_id)
        where one.content_id = ${gone} and other.content_id = ${kept})
      + (select count(*)::integer from board_items one join board_items other using (user_id, board_id)
        where one.content_id = ${gone} and other.content_id = ${kept})
      + (select count(*)::integer from user_vendors one join user_vendors other using (user_id)
        where one.vendor_id = ${gone} and other.vendor_id = ${kept}
        and one.guest_wedding_event_id is not distinct from other.guest_wedding_event_id) as twice`.execute(db)
  return rows[0]!
}

/** Pieces of the magazine that speak of a vendor by its slug. */
export function namesVendor({ slug }: { slug: string }) {
  return sql`(piece.named @> array[${`vendor/${slug}`}]
    or exists (select from content_credits where content_id = piece.id and vendor = ${slug})
    or exists (select from content_pictures where content_id = piece.id and vendors @> array[${slug}]))`
}
