import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '#web/client/api.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import type { ReachedEvent } from '#features/wedding/events/contract.ts'
import { coupleNames } from '#features/wedding/helping/couple-names.ts'
import { toolsOf } from '#features/wedding/helping/helper-whose.ts'
import type { Whose } from '#web/map/whose.ts'

export const boardsPath = '/users/{username}/boards'
const toolPath = '/tools/vision-boards'

/** One's own, or those of an event that one helps with. */
export function boardsQuery(event: number | undefined) {
  return api.boards.list.queryOptions({ input: event === undefined ? {} : { guest_event_ids: [event] } })
}

/** One board, page after page. */
export function boardQuery(id: number, real: boolean) {
  return infiniteQueryOptions({
    ...api.boards.show.infiniteOptions({
      input: (page: number) => ({ id, page, real }),
      initialPageParam: 1,
      getNextPageParam: ({ meta }) => (meta.current_page < meta.last_page ? meta.current_page + 1 : undefined),
    }),
  })
}

/** Whoever has no wedding of their own, and helps with the boards of one, comes to those. */
export function eventFor(reached: readonly ReachedEvent[], asked: number | undefined): number | undefined {
  if (asked !== undefined) return reached.some(({ id, role }) => id === asked && role === 'helper') ? asked : undefined
  return reached.some(({ role }) => role !== 'helper') ? undefined : reached.find(keeps)?.id
}

/** Said above the page to whoever helps. */
export function whoseBoards(reached: readonly ReachedEvent[], event: number | undefined): Whose | undefined {
  const at = reached.find(({ id, role }) => id === event && role === 'helper')
  if (!at) return undefined
  const shared = reached.filter((one) => one.user_id === at.user_id && keeps(one))
  return {
    names: coupleNames(at),
    places: shared.map(({ id, name }) => ({ label: name, to: `${toolPath}?event=${id}`, isCurrent: id === event })),
    own: reached.some(({ role }) => role !== 'helper') ? toolPath : undefined,
    tools: toolsOf({ event: at, reached }),
  }
}

function keeps({ permissions: allowed }: ReachedEvent): boolean {
  return allowed.includes(permissions.boards)
}
