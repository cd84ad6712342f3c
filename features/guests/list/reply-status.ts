import { type ReplyKind, replyWords } from '#web/ui/reply-words.ts'
import type { Guest, GuestPage } from './contract.ts'

const kinds = { 0: 'not_asked', 1: 'waiting', 2: 'coming', 3: 'cannot', 4: 'maybe' } as const satisfies Record<number, ReplyKind>

export type ReplyStatus = keyof typeof kinds

type Count = GuestPage['guest_wedding_event_counts'][number]

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

/** From "yes" to "not asked yet": the order in which one wants to know. The first three always stand there. */
const order = [2, 1, 3, 4, 0] as const
const always = 3

/** How many gave which answer to an event; of the rarer ones only those that somebody gave. */
export function repliesTo(event: { id: number }, counts: readonly Count[]): { kind: ReplyKind; guests: number }[] {
  const of = (status: ReplyStatus) => counts.find((count) => count.id === event.id && count.status === status)?.guests ?? 0
  return order.map((status) => ({ kind: kinds[status], guests: of(status) })).filter(({ guests }, place) => place < always || guests > 0)
}
