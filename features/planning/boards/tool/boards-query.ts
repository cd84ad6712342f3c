import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '#web/client/api.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import type { ReachedEvent } from '#features/wedding/events/contract.ts'
import { coupleNames } from '#features/wedding/helping/couple-names.ts'
import { toolsOf } from '#features/wedding/helping/helper-whose.ts'
import type { Whose } from '#web/map/whose.ts'

export const boardsPath = '/users/{username}/boards'
const toolPath = '/tools/vision-boards'

export function pageQuery(id: number, real: boolean, page: number) {
  return api.boards.show.queryOptions({ input: { id, page, per_page: perPage, real } })
}

/** One's own, or those of an event that one helps with. */
export function boardsQuery(event: number | undefined) {
  return api.boards.list.queryOptions({ input: event === undefined ? {} : { guest_event_ids: [event] } })
}

/** So many things come at once. */
export const perPage = 50

/** Of a long board so many pages are kept and fetched anew after each act; the others come again when they are looked at. */
const mostPages = 8

/** One board, page after page in either direction. */
export function boardQuery(id: number, real: boolean) {
  return infiniteQueryOptions({
    ...api.boards.show.infiniteOptions({
      input: (page: number) => ({ id, page, per_page: perPage, real }),
      initialPageParam: 1,
      maxPages: mostPages,
      getNextPageParam: ({ meta }) => (meta.current_page < meta.last_page ? meta.current_page + 1 : undefined),
      getPreviousPageParam: ({ meta }) => (meta.current_page > 1 ? meta.current_page - 1 : undefined),
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
