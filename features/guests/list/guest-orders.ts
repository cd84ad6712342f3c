import { t } from '#web/text/text.ts'
import type { GuestQuery } from './contract.ts'

/** In what order the list can stand. */
export const guestOrders: Record<GuestQuery['order_by'], string> = {
  household: t('guests.order_household'),
  lastname: t('guests.order_lastname'),
  firstname: t('guests.order_firstname'),
  created_at: t('guests.order_created'),
  updated_at: t('guests.order_updated'),
  table_name: t('guests.order_table'),
  email: t('guests.order_email'),
}

/** The newest first, the letters from A: what somebody means who says no more. */
export function directionOf(order_by: GuestQuery['order_by']): 'asc' | 'desc' {
  return order_by === 'created_at' || order_by === 'updated_at' ? 'desc' : 'asc'
}
