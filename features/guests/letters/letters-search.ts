import { oneOf, type Search, searchOf, words } from '#web/menus/search.ts'
import type { LetterKind } from './contract.ts'

const readers = {
  kind: oneOf('save_the_date', 'change_of_date', 'invitation', 'reminder'),
  /** The events it is about, `3,7`; without it those with a day. */
  events: words(400),
  to: oneOf('waiting'),
  again: oneOf('1'),
}

/** What is being written and to whom, as it stands in the address. */
export const lettersSearch = searchOf(readers)

export type LettersSearch = Search<typeof readers>

/** The same as a call asks for it. A reminder goes to who has not answered, whatever else is said. */
export function wantedOf({ kind = 'invitation', to, again }: LettersSearch, event_ids: number[]) {
  return {
    kind: kind satisfies LetterKind,
    event_ids,
    households: to === 'waiting' || kind === 'reminder' ? ('waiting' as const) : ('all' as const),
    again: again === '1',
  }
}

export function eventsIn(events: string): number[] {
  return events
    .split(',')
    .filter((id) => /^[1-9]\d{0,14}$/.test(id))
    .map(Number)
}
