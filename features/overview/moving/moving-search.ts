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
