import type { ReachedEvent } from '#features/wedding/events/contract.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import type { GuestSearch } from './guest-search.ts'

/** The event that an address names; else the first of one's own, or the first that one helps with. None stands for everybody. */
export function eventAt(events: readonly ReachedEvent[], { event }: GuestSearch): number | undefined {
  if (event === 'everyone') return undefined
  return event ?? events.find(({ permissions: allowed }) => allowed.includes(permissions.guests))?.id
}
