import { type ReplyKind, replyWords } from '#web/ui/reply-words.ts'
import type { Guest } from './contract.ts'

const kinds = { 0: 'not_asked', 1: 'waiting', 2: 'coming', 3: 'cannot', 4: 'maybe' } as const satisfies Record<number, ReplyKind>

export type ReplyStatus = keyof typeof kinds

export const replyStatuses: Record<ReplyStatus, string> = {
  0: replyWords.not_asked,
  1: replyWords.waiting,
  2: replyWords.coming,
  3: replyWords.cannot,
  4: replyWords.maybe,
}

/** What the number of an answer means. */
export function replyKind(status: number): ReplyKind {
  return kinds[status as ReplyStatus]
}

/** The answer for an event; undefined for who is not on its list. */
export function replyFor(guest: Guest, event: { id: number } | undefined): Guest['wedding_events'][number] | undefined {
  return event && guest.wedding_events.find(({ id }) => id === event.id)
}
