import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { costRows } from '../budget/rows.server.ts'
import type { StoredVendor } from './contract.ts'
import { isWithin, type KeptVendor } from './rows.server.ts'

export type After = Pick<StoredVendor, 'name' | 'taxonomy' | 'guest_wedding_event_id' | 'status' | 'price' | 'hired_on'>

interface Priced {
  earlier: Pick<KeptVendor, 'status' | 'price' | 'cost_id'> | undefined
  after: After
  /** Where whoever acts keeps the money. */
  money: Wedding['events']
  act: string
}

/** Who is hired with a price is a cost of the budget, once; while both say the same amount, the cost goes along with the price. */
export async function keepCost(db: Db, wedding: Wedding, { earlier, after, money, act }: Priced): Promise<{ cost_id?: number }> {
  const { name, taxonomy: category, guest_wedding_event_id: event_id, status, price, hired_on: signed_on } = after
  const isNew = earlier?.status !== 'hired' || earlier.price !== price
  if (status !== 'hired' || price === null || !isNew || !isWithin(money, event_id)) return {}
  if (!earlier?.cost_id) {
    const cost = { name, category, event_id, estimated: null, actual: price, notes: '', vendor: name, signed_on }
    const [added] = await costRows.add(db, wedding, { values: [cost], act })
    return added ? { cost_id: added.id } : {}
  }
  await costRows.lock(db, wedding, [earlier.cost_id])
  const cost = await costRows.findOne(db, wedding, earlier.cost_id)
  if (cost && isWithin(money, cost.event_id) && cost.actual === earlier.price && cost.actual !== price)
    await costRows.change(db, wedding, { ids: [cost.id], change: { actual: price }, act })
  return {}
}
