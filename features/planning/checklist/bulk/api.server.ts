import { randomUUID } from 'node:crypto'
import { type Db, inTransaction } from '#db/db.ts'
import { requireEvent } from '#features/wedding/access/policy.server.ts'
import type { Wedding } from '#db/wedding.ts'
import { invalid } from '#server/errors.ts'
import { tellAssignees } from '../assigned-rows.server.ts'
import { findFrames } from '../frame-rows.server.ts'
import { dated, planEvent } from '../plan-rows.server.ts'
import { requireKeeper } from '../policy.server.ts'
import { itemRows, reorderItems } from '../rows.server.ts'
import { guarded, inWedding } from '#server/procedures.ts'
import type { ManyChange } from './contract.ts'

const api = inWedding.checklist_at_once

export const checklistAtOnceRoutes = guarded.checklist_at_once.router({
  plan: api.plan.handler(({ context: { db, wedding }, input: { guest_wedding_event_id: event, is_whole, act = randomUUID() } }) => {
    requireEvent(wedding, { guest_wedding_event_id: event })
    return inTransaction(db, async (db) => {
      const items = await planEvent(db, wedding, event, { act, is_whole })
      return { data: { ids: items.map(({ id }) => id), undo: act } }
    })
  }),

  reorder: api.reorder.handler(({ context: { db, wedding }, input: { ids, moved, act } }) =>
    forAll(db, wedding, { ids, act }, async (db, ids, act) => {
      if (moved && !ids.includes(moved.id)) invalid({ moved: ['There is no such task.'] })
      if (moved) await changeMany(db, wedding, { ids: [moved.id], change: { due_date: moved.due_date }, act })
      await reorderItems(db, wedding, ids, act)
    }),
  ),

  change: api.change.handler(({ context: { db, wedding }, input: { ids, change } }) => {
    if (Object.keys(change).length === 0) invalid({ change: ['Please say what to change.'] })
    return forAll(db, wedding, { ids }, (db, ids, act) => changeMany(db, wedding, { ids, change, act }))
  }),

  destroy: api.destroy.handler(({ context: { db, wedding }, input: { ids, act } }) =>
    forAll(db, wedding, { ids, act }, (db, ids, act) => itemRows.remove(db, wedding, ids, act)),
  ),
})

type Work = (db: Db, ids: number[], act: string) => Promise<unknown>

/** For all of the items, or none: when one is missing, what was done for the others is taken back with the transaction. */
function forAll(
  db: Db,
  wedding: Wedding,
  { ids: named, act = randomUUID() }: { ids: readonly number[]; act?: string | undefined },
  work: Work,
) {
  const ids = [...new Set(named)]
  return inTransaction(db, async (db) => {
    if ((await itemRows.lock(db, wedding, ids)) < ids.length) invalid({ ids: ['There is no such task.'] })
    await work(db, ids, act)
    return { data: { ids, undo: act } }
  })
}

/** The same change for several items, of one event after the other: a day is counted from the day of each. */
async function changeMany(db: Db, wedding: Wedding, { ids, change, act }: { ids: readonly number[]; change: ManyChange; act: string }) {
  const earlier = await itemRows.find(db, wedding, ids)
  const events = Map.groupBy(earlier, ({ guest_wedding_event_id }) => guest_wedding_event_id)
  await requireKeeper(db, wedding, change.assignee, [...events.keys()])
  const frames = change.due_date === undefined ? undefined : await findFrames(db, wedding)
  for (const [event, items] of events) {
    const when = frames && dated(frames.get(event), { due_date: change.due_date ?? null })
    await itemRows.change(db, wedding, { ids: items.map(({ id }) => id), change: { ...change, ...when }, act })
  }
  const { assignee } = change
  if (assignee)
    await tellAssignees(
      db,
      wedding,
      earlier.filter((item) => item.assignee !== assignee).map((item) => ({ ...item, assignee })),
    )
}
