import { randomUUID } from 'node:crypto'
import { type Db, inTransaction } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { theWedding } from '#features/wedding/events/event-kinds.ts'
import { findEvents, insertEvent } from '#features/wedding/events/rows.server.ts'
import { holdDays } from '../frame-rows.server.ts'
import { addItems } from '../plan-rows.server.ts'
import { findOffered, hasTask } from './rows.server.ts'

/** Puts a task that waited for the sign-in on the couple's list, once however often they arrive. */
export async function takeOffered(db: Db, wedding: Wedding, named: { id: number; nth: number }): Promise<void> {
  const task = await findOffered(db, named)
  if (!task) return
  await inTransaction(db, async (db) => {
    // Of two who arrive at once the second finds it there.
    await holdDays(db, wedding)
    if (await hasTask(db, wedding, task.title)) return
    const act = randomUUID()
    const events = await findEvents(db, wedding)
    const found = events.find(({ taxonomy_event_id }) => taxonomy_event_id === theWedding.id) ?? events[0]
    const event = found ?? (await insertEvent(db, wedding, { taxonomy_event_id: theWedding.id, name: theWedding.name }, act))
    if (event) await addItems(db, wedding, event.id, [task], act)
  })
}
