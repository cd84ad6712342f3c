import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { history } from '#db/history.ts'
import type { Wedding } from '#db/wedding.ts'
import type { EventInput, GuestWeddingEvent } from './contract.ts'

const columns = ['id', 'taxonomy_event_id', 'name'] as const

export function findEvents(db: Db, { user_id }: Wedding): Promise<GuestWeddingEvent[]> {
  return db.selectFrom('guest_wedding_events').where('user_id', '=', user_id).select(columns).orderBy('id').execute()
}

/** Undefined when the wedding has an event of that kind already. */
export function insertEvent(db: Db, wedding: Wedding, event: EventInput): Promise<GuestWeddingEvent | undefined> {
  return db
    .with('added', (db) =>
      db
        .insertInto('guest_wedding_events')
        .values({ ...event, user_id: wedding.user_id })
        .onConflict((conflict) => conflict.columns(['user_id', 'taxonomy_event_id']).doNothing())
        .returning(columns),
    )
    .with('told', history(wedding, { what: 'event.add', of: 'added', event: sql`added.id`, after: sql`to_jsonb(added)` }))
    .selectFrom('added')
    .select(columns)
    .executeTakeFirst()
}
