import { notFound } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import { coupleNames } from '#features/wedding/helping/couple-names.ts'
import { reachedQuery } from '#features/wedding/events/events-query.ts'
import { asUnshared } from '#web/map/as-missing.ts'
import { wholeNumber } from '#web/menus/search.ts'
import { seatingQuery } from './seating-query.ts'

/** The plan of an event, and whose wedding it is for who helps. */
export async function loadSeating(cache: QueryClient, named: string) {
  const id = wholeNumber(1)(named)
  if (id === undefined) throw notFound()
  const [, { data: reached }] = await Promise.all([cache.ensureQueryData(seatingQuery(id)), cache.ensureQueryData(reachedQuery())]).catch(
    asUnshared,
  )
  const event = reached.find((one) => one.id === id)
  const whose = event?.role === 'helper' ? { names: coupleNames(event), places: [], own: undefined } : undefined
  return { id, whose }
}
