import type { Order } from '../orders.ts'

/** In which orders the list shows vendors, by their names in the address. */
export const shownOrders = {
  newest: { order_by: 'created_at', order_dir: 'desc' },
  name: { order_by: 'name', order_dir: 'asc' },
  service: { order_by: 'taxonomy', order_dir: 'asc' },
  status: { order_by: 'status', order_dir: 'asc' },
  price: { order_by: 'price', order_dir: 'desc' },
  next: { order_by: 'next_on', order_dir: 'asc' },
} as const satisfies Record<string, { order_by: Order; order_dir: 'asc' | 'desc' }>

export type ShownOrder = keyof typeof shownOrders

/** The order that stands in the address, else the newest first. */
export function orderFor(given: string | undefined): ShownOrder {
  return (Object.keys(shownOrders) as ShownOrder[]).find((one) => one === given) ?? 'newest'
}
