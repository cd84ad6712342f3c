import type { Whose } from '#web/map/whose.ts'
import type { ReachedEvent } from '#features/wedding/events/contract.ts'
import { coupleNames } from '#features/wedding/helping/couple-names.ts'
import { toolsOf } from '#features/wedding/helping/helper-whose.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import type { GuestPage } from './contract.ts'
import { guestListPath } from './guest-search.ts'

/** Said above the page to whoever helps; a couple knows whose wedding theirs is. */
export function whoseOf({ wedding }: GuestPage, reached: readonly ReachedEvent[], current: number | undefined): Whose | undefined {
  if (wedding.role !== 'helper') return undefined
  const shared = reached.filter(({ user_id, permissions: allowed }) => user_id === wedding.user_id && allowed.includes(permissions.guests))
  const [first] = shared
  const at = shared.find(({ id }) => id === current) ?? first
  const own = reached.find(({ role }) => role !== 'helper')
  return {
    names: coupleNames(wedding),
    places: shared.map(({ id, name }) => ({ label: name, to: `${guestListPath}?event=${id}`, isCurrent: id === current })),
    own: own && `${guestListPath}?event=${own.id}`,
    ...(at && { tools: toolsOf({ event: at, reached }) }),
  }
}
