import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { tools } from '#web/map/routes.ts'
import type { Visitor } from '#web/visitor.ts'
import { asEnded } from '#features/wedding/helping/ended-loading.ts'
import { ownStart } from '#features/wedding/helping/helper-whose.ts'
import { eventFor, whoseOf } from '../vendors-whose.ts'
import { everyVendorQuery, reachedQuery, vendorsQuery } from './vendors-query.ts'
import type { VendorsSearch } from './vendors-search.ts'

/** What each page of the vendor manager needs; a couple that has not begun is asked first what for. */
export async function loadVendors(cache: QueryClient, search: VendorsSearch, visitor: Visitor) {
  const { data: reached } = await cache.ensureQueryData(reachedQuery())
  const event = eventFor(reached, search.event)
  const page = await cache.ensureQueryData(vendorsQuery({ ...search, event })).catch(asEnded({ event }))
  if (page.wedding.role !== 'helper' && page.wedding.vendormanager_setup_at === null)
    throw redirect({ href: ownStart(reached, visitor) ?? tools['vendor-manager'].complete })
  if (!search.view) await cache.ensureQueryData(everyVendorQuery({ event }))
  return { event, whose: whoseOf(page.wedding, reached, event) }
}
