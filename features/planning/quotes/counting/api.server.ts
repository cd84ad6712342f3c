import { randomUUID } from 'node:crypto'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { conflict, invalid, notFound } from '#server/errors.ts'
import { t } from '#web/text/text.ts'
import { itemRows } from '../../checklist/rows.server.ts'
import { costRows } from '../../budget/rows.server.ts'
import { lockService } from '../accepting/rows.server.ts'
import type { Heads } from '../heads.ts'
import { quoteRows, vendorRows } from '../rows.server.ts'
import { countedTotal, isRisen } from './final-count.ts'
import { findCountTasks } from './rows.server.ts'

interface Counting {
  id: number
  heads: Heads
  act?: string | undefined
}

/** Gives the final count of what was accepted, or raises it: quote, vendor and cost say what it comes to, and the task is done. */
export async function count(db: Db, wedding: Wedding, { id, heads, act = randomUUID() }: Counting) {
  const before = (await quoteRows.findOne(db, wedding, id)) ?? notFound()
  const vendor = (await lockService(db, wedding, before.user_vendor_id)).find((one) => one.id === before.user_vendor_id) ?? notFound()
  // Read anew: whoever held the lock may have counted.
  const quote = (await quoteRows.findOne(db, wedding, id)) ?? notFound()
  const { accepted_total, counted_heads: counted } = quote
  if (accepted_total === null || vendor.status !== 'hired') invalid({ id: [t('counting.not_accepted')] })
  if (counted && !isRisen(counted, heads)) invalid({ heads: [t('counting.only_rises')] })
  if (counted && isRisen(heads, counted)) conflict(quote, t('counting.same'))
  const total = countedTotal(quote, heads)
  const change = { counted_at: new Date().toISOString(), counted_heads: heads, counted_total: total }
  await quoteRows.change(db, wedding, { ids: [id], change, act })
  await vendorRows.change(db, wedding, { ids: [vendor.id], change: { price: total }, act })
  await moveCost(db, wedding, { cost_id: vendor.cost_id, before: quote.counted_total ?? accepted_total, total, act })
  const tasks = wedding.role === 'helper' ? [] : await findCountTasks(db, wedding, vendor.id)
  if (tasks.length > 0) await itemRows.change(db, wedding, { ids: tasks, change: { completed_at: new Date().toISOString() }, act })
  return { data: (await quoteRows.findOne(db, wedding, id)) ?? notFound(), undo: act }
}

/** What was agreed goes along where it still says what the quote came to; another amount is the couple's own. */
async function moveCost(
  db: Db,
  wedding: Wedding,
  { cost_id, before, total, act }: { cost_id: number | null; before: number; total: number; act: string },
): Promise<void> {
  if (cost_id === null || total === before) return
  const cost = await costRows.findOne(db, wedding, cost_id)
  if (cost?.actual === before) await costRows.change(db, wedding, { ids: [cost_id], change: { actual: total }, act })
}
