import type { Whose } from '#web/map/whose.ts'
import type { ReachedEvent } from '../events/contract.ts'
import { coupleNames } from '../helping/couple-names.ts'
import type { ActPage } from './contract.ts'
import { historyPath } from './history-search.ts'

/** Said above the page to whoever helps; a couple knows whose wedding theirs is. */
export function whoseOf(wedding: ActPage['wedding'], reached: readonly ReachedEvent[], current: number | undefined): Whose | undefined {
  if (wedding.role !== 'helper') return undefined
  const shared = reached.filter(({ user_id }) => user_id === wedding.user_id)
  return {
    names: coupleNames(wedding),
    places: shared.map(({ id, name }) => ({ label: name, to: `${historyPath}?event=${id}`, isCurrent: id === current })),
    own: historyPath,
  }
}
