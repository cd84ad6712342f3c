import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { history } from '#db/history.ts'
import type { Wedding } from '#db/wedding.ts'
import type { GuestChange, GuestInput, ReplyInput } from './contract.ts'

export async function insertGuest(db: Db, wedding: Wedding, guest: GuestInput): Promise<number> {
  const { id } = await db
    .with('added', (db) =>
      db
        .insertInto('guests')
        .values({ ...guest, user_id: wedding.user_id })
        .returning(['id', 'firstname', 'lastname']),
    )
    .with('told', history(wedding, { what: 'guest.add', of: 'added', after: sql`to_jsonb(added)` }))
    .selectFrom('added')
    .select('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Writes nothing, and answers false, when the guest is not in the wedding or is no longer at that version. */
export async function updateGuest(db: Db, wedding: Wedding, id: number, change: GuestChange, version?: number): Promise<boolean> {
  const earlier = db.selectFrom('guests').where('user_id', '=', wedding.user_id).where('id', '=', id).selectAll().forUpdate()
  const edited = await db
    .with('earlier', () => (version === undefined ? earlier : earlier.where('version', '=', version)))
    .with('edited', (db) =>
      db
        .updateTable('guests')
        .from('earlier')
        .whereRef('guests.user_id', '=', 'earlier.user_id')
        .whereRef('guests.id', '=', 'earlier.id')
        .set({ ...change, version: sql`earlier.version + 1`, updated_at: sql`now()` })
        .returning(['guests.id', sql`to_jsonb(earlier)`.as('before')]),
    )
    .with(
      'told',
      history(wedding, { what: 'guest.change', of: 'edited', before: only(change), after: sql`${JSON.stringify(change)}::jsonb` }),
    )
    .selectFrom('edited')
    .select('id')
    .executeTakeFirst()
  return edited !== undefined
}

/** Writes nothing, and answers false, unless both the guest and the event are within the wedding. */
export async function saveReply(db: Db, wedding: Wedding, { id, event_id, status, plus_one_count }: ReplyInput): Promise<boolean> {
  const saved = await db
    .with('saved', (db) =>
      db
        .insertInto('guest_answers')
        .columns(['user_id', 'guest_id', 'event_id', 'status', 'plus_one_count', 'answered_at'])
        .expression((eb) =>
          eb
            .selectFrom('guests')
            .innerJoin('guest_wedding_events as event', 'event.user_id', 'guests.user_id')
            .where('guests.user_id', '=', wedding.user_id)
            .where('guests.id', '=', id)
            .where('event.id', '=', event_id)
            .where((eb) => (wedding.events === 'all' ? eb.lit(true) : eb('event.id', '=', eb.fn.any(eb.val(wedding.events)))))
            .select(['guests.user_id', 'guests.id as guest_id', 'event.id as event_id'])
            .select([sql<number>`${status}::smallint`.as('status'), sql<number>`${plus_one_count}::smallint`.as('plus_one_count')])
            .select(sql<string>`case when ${status}::smallint > 1 then now() end`.as('answered_at')),
        )
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'guest_id', 'event_id']).doUpdateSet((eb) => ({
            status: eb.ref('excluded.status'),
            plus_one_count: eb.ref('excluded.plus_one_count'),
            answered_at: eb.ref('excluded.answered_at'),
          })),
        )
        .returning(['guest_id as id', 'event_id', 'status', 'plus_one_count']),
    )
    .with('told', history(wedding, { what: 'guest.reply', of: 'saved', event: sql`saved.event_id`, after: sql`to_jsonb(saved)` }))
    .selectFrom('saved')
    .select('id')
    .executeTakeFirst()
  return saved !== undefined
}

/** The earlier values of the fields that change. */
function only(change: GuestChange) {
  return sql`(select jsonb_object_agg(key, value) from jsonb_each(edited.before) where key = any(${Object.keys(change)}))`
}
