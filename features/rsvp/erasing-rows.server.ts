import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { lines } from '#db/history.ts'
import { ownFields } from './own-fields.ts'

/**
 * What goes: everything that a guest may put right but their name, by which the couple knows whom they asked; of one who was
 * deleted and came back, what they said as well.
 */
const erased = [...ownFields.filter((name) => !name.endsWith('name')), 'dietary_notes', 'plus_one_names', 'said']

/** Empties what is kept of a guest, and what the history remembers of it; false for an invite that is none. */
export async function eraseGuest(db: Db, invite_id: string): Promise<{ user_id: number } | undefined> {
  const [found] = await db
    .updateTable('guests')
    .where('invite_id', '=', invite_id)
    .set({ email: '', phone: '', address_line1: '', address_line2: '', city: '', state: '', postal_code: '', country: '' })
    .set({ dietary_notes: '', plus_one_names: [], version: sql`version + 1`, updated_at: sql`now()` })
    .returning(['user_id', 'id'])
    .execute()
  if (!found) return undefined
  const { user_id, id } = found
  await db.deleteFrom('rsvp_answers').where('user_id', '=', user_id).where('guest_id', '=', id).execute()
  await db.deleteFrom('collected_addresses').where('user_id', '=', user_id).where('guest_id', '=', id).execute()
  await sql`update wedding_changes set before = before - ${erased}::text[], after = after - ${erased}::text[]
    where user_id = ${user_id} and object_id = ${id} and what in ('guest.change', 'guest.add', 'guest.delete')`.execute(db)
  await sql`with gone as (select ${id}::bigint as id),
    told as ${lines({ user_id, actor_id: null }, { what: 'guest.erase', of: 'gone', after: sql`'{"channel": "guest"}'::jsonb` })}
    select from gone`.execute(db)
  return found
}
