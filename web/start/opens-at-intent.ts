import type { AnyRouter } from '@tanstack/react-router'
import { isPublic, pages } from '../map/routes.ts'

/** Whether the page is one for anybody; of those only what opens at once, and must hold the focus at once, starts its app at once. */
export function startsAtIntent(router: AnyRouter): boolean {
  return isForAnybody(router) && router.latestLocation.search.login !== 'true'
}

export function isForAnybody(router: AnyRouter): boolean {
  const path = router.stores.matches.get().at(-1)?.fullPath
  const page = pages.find((page) => page.path === path)
  return page !== undefined && isPublic(page)
}
