import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/client/api.ts'
import type { GuestPage } from '#features/guests/list/contract.ts'
import { greeted } from '#features/guests/list/greeting.ts'
import { guestName } from '#features/guests/list/guest-name.ts'

/** Who gets a card: a household, or a guest who is in none. */
export interface Party {
  household_id: number | null
  guest_id: number | null
  name: string
}

/** All who are on the list of some event, however many pages that takes. */
export function partiesQuery() {
  return queryOptions({
    queryKey: [...api.guests.key(), 'parties'],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const pages: GuestPage[] = []
      let cursor: string | undefined
      do {
        const page: GuestPage = await api.guests.list.call({ per_page: 100, order_by: 'household', cursor }, { signal })
        pages.push(page)
        cursor = page.meta.next_cursor ?? undefined
      } while (cursor)
      return { wedding: pages[0]!.wedding, parties: partiesOf(pages) }
    },
  })
}

function partiesOf(pages: readonly GuestPage[]): Party[] {
  const names = new Map(pages.flatMap(({ households }) => households.map(({ id, name }) => [id, name])))
  const invited = pages.flatMap(({ data }) => data).filter(({ wedding_events }) => wedding_events.length > 0)
  const households = Map.groupBy(invited, ({ id, household_id }) => household_id ?? -id)
  return [...households.values()].map((guests) => {
    const [{ id, household_id } = { id: 0, household_id: null }] = guests
    const envelope = (household_id !== null && names.get(household_id)) || ''
    const name = greeted(envelope, guests, guestName).join(', ')
    return household_id === null ? { household_id, guest_id: id, name } : { household_id, guest_id: null, name }
  })
}
