import { randomUUID } from 'node:crypto'
import { type Db, inTransaction } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { invalid, notFound } from '#server/errors.ts'
import { guarded, inWedding } from '#server/procedures.ts'
import { addItems } from '../../checklist/plan-rows.server.ts'
import { itemRows } from '../../checklist/rows.server.ts'
import { findMainEvent } from '../diary/rows.server.ts'
import { findShown, type KeptVendor, vendorRows } from '../rows.server.ts'
import type { DeadlineKind } from './contract.ts'
import { deadlineTasks } from './deadline-words.ts'
import { findDeadlines, markOf } from './rows.server.ts'

const api = inWedding.vendor_deadlines

export const vendorDeadlinesRoutes = guarded.vendor_deadlines.router({
  list: api.list.handler(async ({ context: { db, wedding }, input: { id } }) => {
    if (!(await findShown(db, wedding, id))) notFound()
    return { data: await findDeadlines(db, wedding, id) }
  }),

  save: api.save.handler(({ context: { db, wedding }, input: { id, act = randomUUID(), ...days } }) =>
    inTransaction(db, async (db) => {
      await vendorRows.lock(db, wedding, [id])
      const vendor = (await vendorRows.findOne(db, wedding, id)) ?? notFound()
      for (const { kind, item_id, due_date } of await findDeadlines(db, wedding, id)) {
        const day = days[kind]
        if (day === undefined || day === due_date) continue
        if (item_id === null) await begin(db, wedding, vendor, { kind, due_date: day, act })
        else if (day === null) await itemRows.remove(db, wedding, [item_id], act)
        else await itemRows.change(db, wedding, { ids: [item_id], change: { due_date: day }, act })
      }
      return { data: await findDeadlines(db, wedding, id) }
    }),
  ),
})

async function begin(
  db: Db,
  wedding: Wedding,
  { id, name, guest_wedding_event_id, status }: KeptVendor,
  { kind, due_date, act }: { kind: DeadlineKind; due_date: string | null; act: string },
): Promise<void> {
  const event = guest_wedding_event_id ?? (await findMainEvent(db, wedding))
  if (event === undefined) return invalid({ [kind]: ['Please add an event first, for its checklist.'] })
  if (status === 'cancelled') return invalid({ [kind]: ['They are cancelled, and are owed nothing.'] })
  await addItems(db, wedding, event, [{ title: deadlineTasks[kind](name), due_date, template: markOf(id, kind) }], act)
}
