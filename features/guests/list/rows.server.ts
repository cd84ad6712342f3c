import { type SqlBool, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { history } from '#features/lines.server.ts'
import type { Wedding } from '#db/wedding.ts'
import { rowsOf } from '#features/thing.server.ts'
import type { GuestChange } from './contract.ts'
import { isInviteReached, reachable, reachOf, whollyReachable } from '#features/wedding/access/guest-reach-rows.server.ts'
import { guest } from './things.server.ts'

interface Change {
  ids: readonly number[]
  change: GuestChange
  add_tags?: readonly string[] | undefined
  remove_tags?: readonly string[] | undefined
  version?: number | undefined
  act?: string | undefined
}

/** All of a guest, to bring them back from: what they answered, what the couple asked them, and their printed cards. */
const whole = sql`to_jsonb(chosen) - 'search_text' || jsonb_build_object(
  'answers', (select coalesce(jsonb_agg(to_jsonb(answer) - 'user_id' - 'guest_id'), '[]') from guest_answers answer
    where (answer.user_id, answer.guest_id) = (chosen.user_id, chosen.id)),
  'said', (select coalesce(jsonb_agg(to_jsonb(said) - 'user_id' - 'guest_id'), '[]') from rsvp_answers said
    where (said.user_id, said.guest_id) = (chosen.user_id, chosen.id)),
  'codes', (select coalesce(jsonb_agg(encode(code.hash, 'hex')), '[]') from rsvp_codes code
    where (code.user_id, code.guest_id) = (chosen.user_id, chosen.id)))`

/** Guests are where their answers are, and are taken away by who reaches all of those. */
const guestRows = rowsOf<{ id: number }>(guest, ['id'], {
  reach: reachable,
  removable: whollyReachable,
  whole,
  also: sql`unlisted as (delete from guest_answers answer using chosen where (answer.user_id, answer.guest_id) = (chosen.user_id, chosen.id)),`,
})

export const deleteGuests = guestRows.remove

/** Changes those of the guests that are within reach and at that version, and answers which. */
export function changeGuests(db: Db, wedding: Wedding, { change, add_tags, remove_tags, ...which }: Change): Promise<number[]> {
  const tags = add_tags || remove_tags ? { tags: retagged(add_tags ?? [], remove_tags ?? []) } : {}
  return guestRows.change(db, wedding, { ...which, change: { ...change, ...tags } })
}

interface NewInvite {
  invite_id: string
  /** One that there is stays; of two who ask at once the second writes nothing. */
  keep: boolean
}

/**
 * Writes nothing, and answers false, when the guest is not in the wedding, or their invite opens more than is within reach.
 * What opens the guest's page is kept out of the history.
 */
export async function setInviteId(db: Db, wedding: Wedding, id: number, { invite_id, keep }: NewInvite): Promise<boolean> {
  const changed = await db
    .with('renewed', (db) =>
      db
        .updateTable('guests')
        .where('user_id', '=', wedding.user_id)
        .where('id', '=', id)
        .where(reachable(wedding))
        .where(isInviteReached(wedding.user_id, reachOf(wedding).events))
        .where(sql<SqlBool>`(not ${keep}::boolean or invite_id is null)`)
        .set({ invite_id, updated_at: sql`now()` })
        .returning('id'),
    )
    .with('told', history(wedding, { what: 'guest.invite', of: 'renewed' }))
    .selectFrom('renewed')
    .select('id')
    .executeTakeFirst()
  return changed !== undefined
}

function retagged(added: readonly string[], removed: readonly string[]) {
  return sql<
    string[]
  >`array(select tag from unnest(earlier.tags) tag where tag <> all(${[...added, ...removed]}::text[])) || ${added}::text[]`
}
