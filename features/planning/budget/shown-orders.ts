import { oneOf } from '#web/menus/search.ts'
import type { Order } from './orders.ts'

/** In which orders the page shows the costs, by their names in the address. */
export const shownOrders = {
  newest: { order_by: 'created_at', order_dir: 'desc' },
  name: { order_by: 'name', order_dir: 'asc' },
  category: { order_by: 'category', order_dir: 'asc' },
  planned: { order_by: 'estimated', order_dir: 'desc' },
  agreed: { order_by: 'actual', order_dir: 'desc' },
  due: { order_by: 'next_due', order_dir: 'asc' },
} as const satisfies Record<string, { order_by: Order; order_dir: 'asc' | 'desc' }>

export type ShownOrder = keyof typeof shownOrders

const shownOrder = oneOf(...(Object.keys(shownOrders) as ShownOrder[]))

/** The order that stands in the address, else the newest first. */
export function orderFor(given: string | undefined): ShownOrder {
  return shownOrder(given) ?? 'newest'
}
