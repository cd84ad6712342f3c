import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { lines } from '#db/history.ts'
import type { Wedding } from '#db/wedding.ts'

/** When the guest list was set up: now, unless that was long ago. */
export async function finishGuestList(db: Db, wedding: Wedding): Promise<string> {
  const { rows } = await sql<{ guestlist_setup_at: string }>`
    with earlier as (select id, guestlist_setup_at from users where id = ${wedding.user_id} for update),
    finished as (
      update users set guestlist_setup_at = coalesce(earlier.guestlist_setup_at, now())
      from earlier where users.id = earlier.id
      returning users.id, users.guestlist_setup_at, earlier.guestlist_setup_at is null as is_new
    ),
    new as (select id, guestlist_setup_at from finished where is_new),
    told as ${lines(wedding, { what: 'user.setup', of: 'new', after: sql`jsonb_build_object('guestlist_setup_at', new.guestlist_setup_at)` })}
    select guestlist_setup_at from finished`.execute(db)
  return rows[0]!.guestlist_setup_at
}
