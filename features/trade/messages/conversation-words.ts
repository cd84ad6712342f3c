import { agoOf } from '#features/wedding/history/when.ts'
import { t } from '#web/text/text.ts'
import type { Conversation, Message } from './contract.ts'

/** Who asks is called by their first name, and by none as long as they have none. */
export function nameOf({ side, name }: Pick<Conversation, 'side' | 'name'>): string {
  return name || (side === 'vendor' ? t('messages.a_couple') : name)
}

type Said = Pick<Message, 'side' | 'kind' | 'words'>

/** What the product itself says of what happened; undefined of what somebody wrote. */
export function eventWords({ side, kind, words }: Said, reader: Conversation['side']): string | undefined {
  const isCouple = reader === 'couple'
  switch (kind) {
    case 'let_go':
      return isCouple ? t('messages.let_go') : t('messages.they_let_go')
    case 'no_answer':
      return t('messages.no_answer')
    case 'ran_out':
      return t('messages.ran_out')
    default:
      return side === 'posy' ? words : undefined
  }
}

/** One line of the last thing that happened. */
export function lastWords({ side, last }: Pick<Conversation, 'side' | 'last'>): string {
  const words =
    eventWords(last, side) ??
    (last.kind === 'quote' ? t('sent_quote.last') : last.words || (last.kind === 'file' ? t('sent_file.last') : ''))
  return last.side === side && !eventWords(last, side) ? t('messages.you_wrote', { words }) : words
}

/** What the list says of where it stands, a shape and a word. */
export function standingOf(
  { side, is_open, blocked_by, waits_since }: Conversation,
  now: number,
): { kind: string; words: string } | undefined {
  if (!is_open || blocked_by) return { kind: 'over', words: t('messages.closed') }
  if (side === 'vendor') return waits_since ? { kind: 'waits', words: t('messages.waits', { since: agoOf(waits_since, now) }) } : undefined
  return undefined
}

export function timeWords(moment: string, timeZone: string): string {
  return new Date(moment).toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }).toLowerCase()
}
