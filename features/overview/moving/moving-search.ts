import { isDay } from './chosen-days.ts'
import { oneOf, type Search, searchOf, words } from '#web/menus/search.ts'

const readers = {
  date: words(10),
  pending: oneOf('1'),
  /** Events that don’t do what they usually would: `5:2027-06-01,7:none`. */
  events: words(4_000),
  answers: oneOf('ask_again'),
}

/** The day that is thought of, as it stands in the address. */
export const movingSearch = searchOf(readers)

export type MovingSearch = Search<typeof readers>

/** The new day: null for none, undefined as long as nobody chose. */
export function wantedDay({ date, pending }: MovingSearch): string | null | undefined {
  if (pending) return null
  return date && isDay(date) ? date : undefined
}
