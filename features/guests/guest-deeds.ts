import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { api } from '#web/api.ts'
import { newAct } from '../changes/act.ts'
import { callOf, refusal } from '#web/refusal.ts'
import { t } from '#web/text/tools-text.ts'
import { toast } from '#web/ui/toast.ts'
import type { Guest, GuestPage } from './contract.ts'
import { guestName } from './guest-name.ts'
import type { RowDeeds } from './guest-row.tsx'
import { holdRow } from './guest-still.ts'
import { replyFor, replyStatuses, type ReplyStatus } from './reply-status.ts'

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

/** Shown at once, saved, and put back when saving fails; one after the other, so that the last choice is the one that stays. */
async function saveAnswer(cache: QueryClient, guest: Guest, event: { id: number; name: string }, status: number): Promise<void> {
  const before = replyFor(guest, event)
  const name = guestName(guest)
  const options = api.guests.reply.mutationOptions({
    scope: { id: `answer ${guest.id} ${event.id}` },
    onSettled: () => (cache.isMutating() === 1 ? cache.invalidateQueries({ queryKey: api.guests.key() }) : undefined),
  })
  const plus_one_count = before?.plus_one_count ?? 0
  await cache.cancelQueries({ queryKey: api.guests.list.key() })
  show(cache, guest.id, event.id, { meal: '', plus_one_meals: [], ...before, id: event.id, status, plus_one_count })
  try {
    const act = newAct()
    const answer = { id: guest.id, event_id: event.id, status, plus_one_count, skip_klaviyo: true, act }
    await cache.getMutationCache().build(cache, options).execute(answer)
    const { sayDone } = await import('./guest-undo.ts')
    sayDone(cache, t('guests.saved', { name, event: event.name, status: replyStatuses[status as ReplyStatus] }), act)
  } catch (error) {
    show(cache, guest.id, event.id, before)
    toast({
      kind: 'bad',
      lines: [t('guests.undone', { name, reason: refusal(error)?.message ?? t('error.no_connection') })],
      of: callOf(error),
    })
  }
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
