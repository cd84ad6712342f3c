import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { api } from '#web/client/api.ts'
import { tools } from '#web/map/routes.ts'

const { path: list, complete: firstStep } = tools['guest-list']

/** The setup of one event's list leads through the steps of the whole list to that list; an address that names no event is left to the page. */
export async function toEventSetup(cache: QueryClient, given: string): Promise<void> {
  const { data: events } = await cache.fetchQuery({ ...api.guest_wedding_events.all.queryOptions(), staleTime: 0 })
  const event = events.find(({ id }) => String(id) === given)
  if (!event) return
  const { wedding } = await cache.fetchQuery({ ...api.guests.list.queryOptions({ input: { per_page: 1 } }), staleTime: 0 })
  const isOpen = event.user_id === wedding.user_id && wedding.guestlist_setup_at === null
  throw redirect({ href: isOpen ? firstStep : `${list}?event=${event.id}` })
}
