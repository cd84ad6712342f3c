import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { api } from '#web/client/api.ts'
import { tools } from '#web/map/routes.ts'

const { path: list, complete: firstStep } = tools['guest-list']

/** Leads to the steps before the list of one event: those of the whole list, and after them to the event's own list; it comes back for what is no event. */
export async function toEventSetup(cache: QueryClient, given: string): Promise<void> {
  const { data: events } = await cache.fetchQuery({ ...api.guest_wedding_events.all.queryOptions(), staleTime: 0 })
  const event = events.find(({ id }) => String(id) === given)
  if (!event) return
  const { wedding } = await cache.fetchQuery({ ...api.guests.list.queryOptions({ input: { per_page: 1 } }), staleTime: 0 })
  const isOpen = event.user_id === wedding.user_id && wedding.guestlist_setup_at === null
  throw redirect({ href: isOpen ? firstStep : `${list}?event=${event.id}` })
}
