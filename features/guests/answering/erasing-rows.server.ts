import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { lines } from '#features/lines.server.ts'
import { ownFields } from '#features/guests/list/own-fields.ts'

/**
 * What goes: everything that a guest may put right but their name, by which the couple knows whom they asked. A guest who
 * was deleted and came back has, in the line of that, what they said; that goes as well.
 */
const erased = [...ownFields.filter((name) => !name.endsWith('name')), 'dietary_notes', 'plus_one_names', 'said']

/** Empties what is kept of a guest, and what the history remembers of it, which has a line of it once; false for an invite that is none. */
export async function eraseGuest(db: Db, invite_id: string): Promise<{ user_id: number } | undefined> {
  const guest = db.selectFrom('guests').where('invite_id', '=', invite_id).select(['user_id', 'id'])
  const found = await guest.forNoKeyUpdate().executeTakeFirst()
  if (!found) return undefined
  const { user_id, id } = found
  await sql`update wedding_changes set before = before - ${erased}::text[], after = after - ${erased}::text[]
    where user_id = ${user_id} and object_id = ${id} and what in ('guest.change', 'guest.add', 'guest.delete')`.execute(db)
  await sql`
    with emptied as (
      update guests set email = '', phone = '', address_line1 = '', address_line2 = '', city = '', state = '', postal_code = '', country = '',
        dietary_notes = '', plus_one_names = '{}', version = version + 1, updated_at = now()
      where user_id = ${user_id} and id = ${id} and (plus_one_names <> '{}' or
        concat(email, phone, address_line1, address_line2, city, state, postal_code, country, dietary_notes) <> '') returning id
    ),
    answers as (delete from rsvp_answers where user_id = ${user_id} and guest_id = ${id} returning guest_id),
    addresses as (delete from collected_addresses where user_id = ${user_id} and guest_id = ${id} returning guest_id),
    gone as (select id from emptied union select guest_id from answers union select guest_id from addresses),
    told as ${lines({ user_id, actor_id: null }, { what: 'guest.erase', of: 'gone', after: sql`'{"channel": "guest"}'::jsonb` })}
    select from gone`.execute(db)
  return found
}
