import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { invalid } from '#server/errors.ts'
import type { StoredVendor, VendorSaid } from './contract.ts'
import { findHired, findListed, type Listed, vendorRows } from './rows.server.ts'

/** A vendor whom the directory shows. */
export async function requireListed(db: Db, id: number): Promise<Listed> {
  return (await findListed(db, id)) ?? invalid({ vendor_id: ['There is no such vendor.'] })
}

export function requireWho({ status, cancelled_by }: Pick<StoredVendor, 'status' | 'cancelled_by'>): void {
  if (status === 'cancelled' && cancelled_by === null) invalid({ cancelled_by: ['Please say who cancelled.'] })
}

interface Hiring extends Pick<StoredVendor, 'taxonomy' | 'guest_wedding_event_id'> {
  /** None as long as they are not on the list. */
  id?: number
  second_hire: VendorSaid['second_hire']
  today: string
  act: string
}

/** Whoever is hired for the service already stays or is cancelled, as the call says; where it does not, it is asked. */
export async function settleSecond(db: Db, wedding: Wedding, { id, second_hire, today, act, ...hiring }: Hiring): Promise<void> {
  const { taxonomy, guest_wedding_event_id: event } = hiring
  const hired = await findHired(db, wedding, { taxonomy, event, but: id === undefined ? [] : [id] })
  if (hired.length === 0 || second_hire === 'both') return
  if (second_hire === undefined)
    invalid({ second_hire: [`You have hired ${hired.map(({ name }) => name).join(' and ')} for this already. Both, or instead?`] })
  const change = { status: 'cancelled', cancelled_by: 'couple', cancelled_on: today }
  await vendorRows.change(db, wedding, { ids: hired.map((one) => one.id), change, act })
}

/** The same vendor stands on an event once; the index decides, also between two at once. */
export async function onlyOnce<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string }
    if (code === '23505' && constraint === 'user_vendors_vendor') invalid({ vendor_id: ['You have this vendor on your list already.'] })
    throw error
  }
}
