import type { Whose } from '#web/map/whose.ts'
import type { ChecklistPage } from '../contract.ts'
import type { ReachedEvent } from '#features/wedding/events/contract.ts'
import { coupleNames } from '#features/wedding/helping/couple-names.ts'
import { toolsOf } from '#features/wedding/helping/helper-whose.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import { checklistPath } from './checklist-search.ts'

/** Whoever has no wedding of their own, and helps with one, comes to that. */
export function eventFor(reached: readonly ReachedEvent[], asked: number | undefined): number | undefined {
  if (asked !== undefined || reached.some(({ role }) => role !== 'helper')) return asked
  return reached.find(keeps)?.id
}

/** Said above the page to whoever helps; a couple knows whose wedding theirs is. */
export function whoseOf(
  wedding: ChecklistPage['wedding'],
  reached: readonly ReachedEvent[],
  current: number | undefined,
): Whose | undefined {
  if (wedding.role !== 'helper') return undefined
  const own = reached.some((event) => event.role !== 'helper')
  const kept = reached.filter((event) => event.user_id === wedding.user_id && keeps(event))
  const at = kept.find(({ id }) => id === current) ?? kept[0]
  return {
    names: coupleNames(wedding),
    places: kept.map(({ id, name }) => ({ label: name, to: `${checklistPath}?event=${id}`, isCurrent: id === current })),
    own: own ? checklistPath : undefined,
    ...(at && { tools: toolsOf({ event: at, reached }) }),
  }
}

function keeps({ permissions: allowed }: ReachedEvent): boolean {
  return allowed.includes(permissions.checklist)
}
