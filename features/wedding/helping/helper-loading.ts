import { notFound } from '@tanstack/react-router'
import type { Queries } from '#web/client/lazy-queries.ts'
import { wholeNumber } from '#web/menus/search.ts'
import { asEnded } from './ended-loading.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import { whoseOfEvent } from './helper-whose.ts'
import { eventQuery, lookQuery, reachedQuery } from './helping-query.ts'

interface Address {
  user?: string | undefined
  id?: string | undefined
}

/** What the page of an event shows to who helps with it; nobody is told of what isn't theirs to see. */
export async function loadEvent(queries: Queries, { user, id: given }: Address, isVendor: boolean) {
  const id = wholeNumber(1)(given)
  if (id === undefined) throw notFound()
  const cache = await queries.open()
  const { data: event } = await cache.fetchQuery(eventQuery(id)).catch(asEnded({ event: id, user }))
  if (user !== undefined && user !== String(event.user_id)) throw notFound()
  const { data: reached } = await cache.ensureQueryData(reachedQuery())
  if (event.permissions.includes(permissions.guests)) await cache.ensureQueryData(lookQuery(id))
  return { id, title: event.name, whose: whoseOfEvent({ event, reached, isVendor }) }
}
