import type { StoredVendor, VendorSaid } from './contract.ts'
import type { Status } from './states.ts'

type Standing = Pick<StoredVendor, 'status' | 'cancelled_by' | 'cancelled_on' | 'hired_on'>

export const newStanding: Standing = { status: 'considering', cancelled_by: null, cancelled_on: null, hired_on: null }

/** What a change says of where a vendor stands: who is hired has a day for it, and who is cancelled one and by whom. */
export function standingOf(
  { status: said, cancelled_by, cancelled_on, hired_on }: Pick<VendorSaid, keyof Standing>,
  earlier: Standing,
  today: string,
): Standing {
  const status: Status = said ?? earlier.status
  const isNew = status !== earlier.status
  const signed = hired_on === undefined ? earlier.hired_on : hired_on
  return {
    status,
    cancelled_by: status === 'cancelled' ? (cancelled_by ?? earlier.cancelled_by) : null,
    cancelled_on: status === 'cancelled' ? (cancelled_on ?? (isNew ? today : earlier.cancelled_on)) : null,
    hired_on: status === 'hired' ? (isNew ? (hired_on ?? today) : (signed ?? today)) : status === 'cancelled' ? signed : null,
  }
}
