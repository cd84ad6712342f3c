import type { Whose } from '#web/map/whose.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import type { ReachedEvent } from '#features/wedding/events/contract.ts'
import { coupleNames } from '#features/wedding/helping/couple-names.ts'
import { toolsOf } from '#features/wedding/helping/helper-whose.ts'
import type { RoomsPage } from './contract.ts'
import { roomsPath } from './rooms-search.ts'

/** Whoever has no wedding of their own, and helps with one, comes to that. */
export function eventFor(reached: readonly ReachedEvent[], asked: number | undefined): number | undefined {
  if (asked !== undefined || reached.some(({ role }) => role !== 'helper')) return asked
  return reached.find(books)?.id
}

/** Said above the page to whoever helps; a couple knows whose wedding theirs is. */
export function whoseOf(wedding: RoomsPage['wedding'], reached: readonly ReachedEvent[], current: number | undefined): Whose | undefined {
  if (wedding.role !== 'helper') return undefined
  const shared = reached.filter((event) => event.user_id === wedding.user_id && books(event))
  const at = shared.find(({ id }) => id === current) ?? shared[0]
  return {
    names: coupleNames(wedding),
    places: shared.map(({ id, name }) => ({ label: name, to: `${roomsPath}?event=${id}`, isCurrent: id === current })),
    own: reached.some(({ role }) => role !== 'helper') ? roomsPath : undefined,
    ...(at && { tools: toolsOf({ event: at, reached }) }),
  }
}

function books({ permissions: allowed }: ReachedEvent): boolean {
  return allowed.includes(permissions.vendors)
}
