import type { GuestWeddingEvent } from '#features/wedding/events/contract.ts'
import { isOver } from '#features/wedding/events/reply-days.ts'
import type { LetterKind } from './contract.ts'
import type { LettersSearch } from './letters-search.ts'
import { isTelling } from './telling-kinds.ts'

export type TellableEvent = Pick<GuestWeddingEvent, 'id' | 'name' | 'date' | 'reply_by'>

/** Whether the letter can't ask to it, because nobody could answer. */
export function isShut({ reply_by }: TellableEvent, kind: LetterKind, today: string): boolean {
  return !isTelling(kind) && isOver(reply_by, today)
}

/** The events that are ticked: at first those with a day, and the only one there is. */
export function toldEvents<Event extends TellableEvent>(search: LettersSearch, events: readonly Event[], today: string): Event[] {
  const chosen = eventsIn(search.events ?? '')
  const open = events.filter((event) => !isShut(event, search.kind ?? 'invitation', today))
  if (chosen.length > 0) return open.filter(({ id }) => chosen.includes(id))
  return events.length === 1 ? open : open.filter(({ date }) => date !== null)
}

function eventsIn(events: string): number[] {
  return events
    .split(',')
    .filter((id) => /^[1-9]\d{0,14}$/.test(id))
    .map(Number)
}
