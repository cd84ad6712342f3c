import { randomUUID } from 'node:crypto'
import { inTransaction } from '#db/db.ts'
import { invalid, notFound } from '#server/errors.ts'
import { guarded, inWedding } from '#server/procedures.ts'
import { addItems } from '../../checklist/plan-rows.server.ts'
import { findFrame } from '../list-rows.server.ts'
import { findMoney, findShown, isWithin, vendorRows } from '../rows.server.ts'
import { entryRows, findDiary, findMainEvent } from './rows.server.ts'

const api = inWedding.vendor_diary

export const vendorDiaryRoutes = guarded.vendor_diary.router({
  list: api.list.handler(async ({ context: { db, wedding }, input: { id } }) => {
    const vendor = (await findShown(db, wedding, id)) ?? notFound()
    const [{ time_zone }, money] = await Promise.all([findFrame(db, wedding), findMoney(db, wedding)])
    const hasMoney = vendor.cost !== null && isWithin(money, vendor.guest_wedding_event_id)
    return { data: await findDiary(db, wedding, { id, hasMoney, time_zone }) }
  }),

  create: api.create.handler(({ context: { db, wedding }, input: { id, act, ...entry } }) =>
    inTransaction(db, async (db) => {
      await vendorRows.lock(db, wedding, [id])
      const { guest_wedding_event_id } = (await vendorRows.findOne(db, wedding, id)) ?? notFound()
      const [data] = await entryRows.add(db, wedding, { values: [{ ...entry, user_vendor_id: id, guest_wedding_event_id }], act })
      return { data: data ?? notFound() }
    }),
  ),

  task: api.task.handler(({ context: { db, wedding }, input: { id, due_date, act = randomUUID() } }) =>
    inTransaction(db, async (db) => {
      await entryRows.lock(db, wedding, [id])
      const entry = (await entryRows.findOne(db, wedding, id)) ?? notFound()
      if (entry.item_id !== null) return { data: entry }
      const event = entry.guest_wedding_event_id ?? (await findMainEvent(db, wedding))
      if (event === undefined) return invalid({ event: ['Please add an event first, for its checklist.'] })
      const title = entry.words.split('\n')[0]!.slice(0, 200)
      const [item] = await addItems(db, wedding, event, [{ title, notes: entry.words, due_date }], act)
      if (!item) return notFound()
      await entryRows.change(db, wedding, { ids: [id], change: { item_id: item.id }, act })
      return { data: (await entryRows.findOne(db, wedding, id)) ?? notFound() }
    }),
  ),

  destroy: api.destroy.handler(async ({ context: { db, wedding }, input: { id, act } }) => {
    if ((await entryRows.remove(db, wedding, [id], act)).length === 0) notFound()
  }),
})
