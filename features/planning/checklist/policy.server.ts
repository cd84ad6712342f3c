import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { invalid } from '#server/errors.ts'
import { findKeepers } from './keeper-rows.server.ts'

/** An event that a body names must be within the wedding and within reach; of what is not, nothing is told. */
export function requireEvent({ events, named }: Wedding, id: number): void {
  const isOwn = events === 'all' ? named?.event.includes(id) : events.includes(id)
  if (!isOwn) invalid({ guest_wedding_event_id: ['There is no such event.'] })
}

/** Only whoever keeps the checklists of these events can be given their tasks. */
export async function requireKeeper(db: Db, wedding: Wedding, id: number | null | undefined, events: readonly number[]): Promise<void> {
  if (!id) return
  const keeper = (await findKeepers(db, wedding)).find((one) => one.id === id)
  if (!keeper || events.some((event) => !keeper.events.includes(event)))
    invalid({ assignee: ['Please choose somebody who keeps this checklist.'] })
}
