import { sql } from 'kysely'
import { hash } from './marks.ts'

/** The line on the first event is the part of whoever is on its sheet, who has a link, had another, and asks for something. */
export const daySheets = [
  sql`update run_items set people = array[a + 61] from cell where user_id = a and id = a + 61`,
  sql`update run_people set changed_at = '2026-01-01T00:00:00Z', email = 'part' || id || '@example.com' from cell where user_id = a`,
  sql`insert into run_links (user_id, hash, person_id, ended_at)
    select a, ${hash('running')}, a + 61, null::timestamptz from cell union all select a, ${hash('ran')}, a + 61, now() from cell`,
  sql`insert into run_requests (user_id, id, person_id, words) overriding system value select a, a + 95, a + 61, 'Later, please.' from cell`,
]
