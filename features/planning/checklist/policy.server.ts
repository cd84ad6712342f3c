import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { invalid } from '#server/errors.ts'
import { findKeepers } from './keeper-rows.server.ts'

/** Only whoever keeps the checklists of these events can be given their tasks. */
export async function requireKeeper(db: Db, wedding: Wedding, id: number | null | undefined, events: readonly number[]): Promise<void> {
  if (!id) return
  const keeper = (await findKeepers(db, wedding)).find((one) => one.id === id)
  if (!keeper || events.some((event) => !keeper.events.includes(event)))
    invalid({ assignee: ['Please choose somebody who keeps this checklist.'] })
}
