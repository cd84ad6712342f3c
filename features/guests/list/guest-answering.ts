import type { QueryClient } from '@tanstack/react-query'
import { enact } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { callOf, refusal } from '#web/client/refusal.ts'
import { t } from '#web/text/text.ts'
import { toast } from '#web/ui/toast.ts'
import { guestWords } from './guest-undone.ts'
import { replyStatuses, type ReplyStatus } from './reply-status.ts'

interface Answer {
  id: number
  name: string
  event: { id: number; name: string }
  status: number
  plus_one_count: number
}

/** Saves an answer that the list shows already; one after the other, so that the last choice is the one that stays. */
export async function sendAnswer(cache: QueryClient, { id, name, event, ...answer }: Answer, putBack: () => void): Promise<void> {
  const send = async (act: string) => {
    await api.rsvp.reply.call({ id, event_id: event.id, ...answer, skip_klaviyo: true, act })
    return t('guests.saved', { name, event: event.name, status: replyStatuses[answer.status as ReplyStatus] })
  }
  const failed = (error: unknown) => {
    putBack()
    const reason = refusal(error)?.message ?? t('error.no_connection')
    toast({ kind: 'bad', lines: [t('guests.undone', { name, reason })], of: callOf(error) })
  }
  await enact(cache, send, { scope: `answer ${id} ${event.id}`, words: guestWords, failed })
}
