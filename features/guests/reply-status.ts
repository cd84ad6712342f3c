import { type ReplyKind, replyWords } from '#web/ui/reply-words.ts'

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
