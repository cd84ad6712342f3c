import { sql } from 'kysely'
import { hash } from './marks.ts'

/** What a couple shows to others: a board by its links, and pages with an address of their own. */
export const shown = [
  // Opened by then, so that looking changes nothing.
  sql`insert into board_shares (user_id, board_id, user_vendor_id, way, hash, opened_at, ended_at)
    select a, a + 60, a + 60, 'link', ${hash('showing')}, now() + interval '1 day', null::timestamptz from cell
    union all select a, a + 60, a + 60, 'link', ${hash('shown')}, null, now() from cell`,
  sql`update websites set address = 'planted-' || n, is_published = true from cell where user_id = a`,
  sql`update registries set identifier = 'planted-' || n from cell where user_id = a`,
]
