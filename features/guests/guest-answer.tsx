import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/api.ts'
import { refusal } from '#web/refusal.ts'
import { t } from '#web/text/tools-text.ts'
import { toast } from '#web/ui/toast.ts'
import { ReplyShape } from '#web/ui/reply.tsx'
import type { Guest, GuestPage } from './contract.ts'
import { guestName } from './guest-name.ts'
import { replyKind, type ReplyStatus, replyStatuses } from './reply-status.ts'

interface Props {
  guest: Guest
  event: { id: number; name: string }
}

/** The answer of a guest for an event: chosen, shown and saved at once, and put back when saving fails. */
export function GuestAnswer({ guest, event }: Props) {
  const cache = useQueryClient()
  const name = guestName(guest)
  const reply = guest.wedding_events.find(({ id }) => id === event.id)
  const save = useMutation(
    api.guests.reply.mutationOptions({
      // One after the other, so that the last choice is the one that stays.
      scope: { id: `answer ${guest.id} ${event.id}` },
      onMutate: async ({ status, plus_one_count = 0 }) => {
        await cache.cancelQueries({ queryKey: api.guests.list.key() })
        show(cache, guest.id, event.id, { meal: '', ...reply, id: event.id, status, plus_one_count })
        return { before: reply }
      },
      onSuccess: (_, { status }) => {
        const said = t('guests.saved', { name, event: event.name, status: replyStatuses[status as ReplyStatus] })
        toast({ kind: 'done', lines: [said] })
      },
      onError: (error, _, shown) => {
        show(cache, guest.id, event.id, shown?.before)
        toast({ kind: 'bad', lines: [t('guests.undone', { name, reason: refusal(error)?.message ?? t('error.no_connection') })] })
      },
      onSettled: () => (cache.isMutating() === 1 ? cache.invalidateQueries({ queryKey: api.guests.key() }) : undefined),
    }),
  )

  return (
    <span className="choice guest-answer" data-reply={reply && replyKind(reply.status)}>
      {reply && <ReplyShape kind={replyKind(reply.status)} />}
      <select
        aria-label={t('guests.answer_of', { name, event: event.name })}
        value={reply?.status ?? ''}
        onChange={({ target }) =>
          save.mutate({ id: guest.id, event_id: event.id, status: Number(target.value), plus_one_count: reply?.plus_one_count ?? 0 })
        }
      >
        {!reply && <option value="">{t('guests.not_on_list')}</option>}
        {Object.entries(replyStatuses).map(([status, text]) => (
          <option key={status} value={status}>
            {text}
          </option>
        ))}
      </select>
    </span>
  )
}

/** Writes the answer into every loaded page of the list, or takes it out. */
function show(cache: QueryClient, guestId: number, eventId: number, reply: Guest['wedding_events'][number] | undefined): void {
  const changed = (guest: Guest): Guest => {
    if (guest.id !== guestId) return guest
    const others = guest.wedding_events.filter(({ id }) => id !== eventId)
    return { ...guest, wedding_events: reply ? [...others, reply] : others }
  }
  cache.setQueriesData<GuestPage>({ queryKey: api.guests.list.key() }, (page) => page && { ...page, data: page.data.map(changed) })
}
