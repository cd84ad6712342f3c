import { type SqlBool, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { history, lines } from '#features/lines.server.ts'
import type { Wedding } from '#db/wedding.ts'
import type { GuestChange } from './contract.ts'
import { isInviteReached, reachable, reachOf, whollyReachable } from './reach-rows.server.ts'

interface Change {
  ids: readonly number[]
  change: GuestChange
  add_tags?: readonly string[] | undefined
  remove_tags?: readonly string[] | undefined
  version?: number | undefined
  act?: string | undefined
}

/** Changes those of the guests that are within reach and at that version, and answers which. */
export async function changeGuests(
  db: Db,
  wedding: Wedding,
  { ids, change, add_tags, remove_tags, version, act }: Change,
): Promise<number[]> {
  const earlier = db
    .selectFrom('guests')
    .where('user_id', '=', wedding.user_id)
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .where(reachable(wedding))
    .selectAll()
    .orderBy('id')
    .forUpdate()
  const tags = add_tags || remove_tags ? { tags: retagged(add_tags ?? [], remove_tags ?? []) } : {}
  const fields = [...Object.keys(change), ...Object.keys(tags)]
  const edited = await db
    .with('earlier', () => (version === undefined ? earlier : earlier.where('version', '=', version)))
    .with('edited', (db) =>
      db
        .updateTable('guests')
        .from('earlier')
        .whereRef('guests.user_id', '=', 'earlier.user_id')
        .whereRef('guests.id', '=', 'earlier.id')
        .set({ ...change, ...tags, version: sql`earlier.version + 1`, updated_at: sql`now()` })
        .returning(['guests.id', sql`to_jsonb(earlier)`.as('before'), sql`to_jsonb(guests)`.as('after')]),
    )
    .with(
      'told',
      history(wedding, { what: 'guest.change', of: 'edited', before: only('before', fields), after: only('after', fields), act }),
    )
    .selectFrom('edited')
    .select('id')
    .execute()
  return edited.map(({ id }) => id)
}

/** Takes guests and their answers away, those that are within reach with all their events, and answers which. */
export async function deleteGuests(db: Db, wedding: Wedding, ids: readonly number[], act?: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with chosen as materialized (
      select guests.* from guests where user_id = ${wedding.user_id} and id = any(${ids}::bigint[])
      and ${whollyReachable(wedding)} order by id for update
    ),
    told as ${lines(wedding, { what: 'guest.delete', of: 'chosen', before: snapshot, act })},
    unlisted as (delete from guest_answers answer using chosen where (answer.user_id, answer.guest_id) = (chosen.user_id, chosen.id)),
    gone as (delete from guests using chosen where (guests.user_id, guests.id) = (chosen.user_id, chosen.id) returning guests.id)
    select id from gone`.execute(db)
  return rows.map(({ id }) => id)
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

/** All of a guest, to bring them back from: what they answered, what the couple asked them, and their printed cards. */
const snapshot = sql`to_jsonb(chosen) - 'search_text' || jsonb_build_object(
  'answers', (select coalesce(jsonb_agg(to_jsonb(answer) - 'user_id' - 'guest_id'), '[]') from guest_answers answer
    where (answer.user_id, answer.guest_id) = (chosen.user_id, chosen.id)),
  'said', (select coalesce(jsonb_agg(to_jsonb(said) - 'user_id' - 'guest_id'), '[]') from rsvp_answers said
    where (said.user_id, said.guest_id) = (chosen.user_id, chosen.id)),
  'codes', (select coalesce(jsonb_agg(encode(code.hash, 'hex')), '[]') from rsvp_codes code
    where (code.user_id, code.guest_id) = (chosen.user_id, chosen.id)))`

function retagged(added: readonly string[], removed: readonly string[]) {
  return sql<
    string[]
  >`array(select tag from unnest(earlier.tags) tag where tag <> all(${[...added, ...removed]}::text[])) || ${added}::text[]`
}

/** The values of the fields that change, in the row as it was or as it is. */
function only(row: 'before' | 'after', fields: readonly string[]) {
  return sql`(select jsonb_object_agg(key, value) from jsonb_each(${sql.ref(`edited.${row}`)}) where key = any(${fields}::text[]))`
}
