import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { api } from '#web/client/api.ts'
import type { Guest, GuestPage } from './contract.ts'
import { guestName } from './guest-name.ts'
import type { RowDeeds } from './guest-row.tsx'
import { holdRow } from './guest-still.ts'
import { replyFor } from './reply-status.ts'

/** What a row can do beyond being selected. */
export function useGuestDeeds(): Omit<RowDeeds, 'onSelect' | 'onReach'> {
  const cache = useQueryClient()
  const navigate = useNavigate()
  return useMemo(
    () => ({
      onAnswer: (guest, event, status) => void saveAnswer(cache, guest, event, status),
      onOpen: (guest) => {
        holdRow(guest)
        void navigate({ to: '.', search: (search) => ({ ...search, add: undefined, guest }), resetScroll: false })
      },
      onRemove: (guest) => void import('./guest-removal.ts').then(({ removeGuest }) => removeGuest(cache, guest)),
    }),
    [cache, navigate],
  )
}

/** Shown at once, and put back when saving fails; what saves it is fetched with the first answer. */
async function saveAnswer(cache: QueryClient, guest: Guest, event: { id: number; name: string }, status: number): Promise<void> {
  const before = replyFor(guest, event)
  const plus_one_count = before?.plus_one_count ?? 0
  const putBack = () => show(cache, guest.id, event.id, before)
  await cache.cancelQueries({ queryKey: api.guests.list.key() })
  show(cache, guest.id, event.id, { meal: '', plus_one_meals: [], ...before, id: event.id, status, plus_one_count })
  const answer = { id: guest.id, name: guestName(guest), event, status, plus_one_count }
  await import('./guest-answering.ts').then(({ sendAnswer }) => sendAnswer(cache, answer, putBack), putBack)
}

type Listed = GuestPage | InfiniteData<GuestPage>

/** Writes the answer into every loaded page of the list, or takes it out. */
function show(cache: QueryClient, guestId: number, eventId: number, reply: Guest['wedding_events'][number] | undefined): void {
  const changed = (guest: Guest): Guest => {
    if (guest.id !== guestId) return guest
    const others = guest.wedding_events.filter(({ id }) => id !== eventId)
    return { ...guest, wedding_events: reply ? [...others, reply] : others }
  }
  const inPage = (page: GuestPage): GuestPage => ({ ...page, data: page.data.map(changed) })
  cache.setQueriesData<Listed>({ queryKey: api.guests.list.key() }, (listed) =>
    listed && 'pages' in listed ? { ...listed, pages: listed.pages.map(inPage) } : listed && inPage(listed),
  )
}
