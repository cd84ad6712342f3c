import { type Search, searchOf, wholeNumber } from '#web/menus/search.ts'

const readers = {
  /** Whose lines are shown. */
  who: wholeNumber(1),
  /** The line that begins late, and by how many minutes. */
  from: wholeNumber(1),
  by: wholeNumber(1),
}

export const daySearch = searchOf(readers)

export type DaySearch = Search<typeof readers>
