import { oneOf, type Search, searchOf, wholeNumber, words } from '#web/menus/search.ts'
import { statuses } from './piece-statuses.ts'

/** What the list of pieces takes from its address. */
const readers = {
  search: words(200),
  type: words(40),
  status: oneOf(...statuses),
  sort: oneOf('newest', 'title'),
  page: wholeNumber(1, 1_000_000),
}

export const contentSearch = searchOf(readers)
export type ContentSearch = Search<typeof readers>

export const newSearch = searchOf({ type: words(40) })

/** A version that is compared with the one before it. */
export const pieceSearch = searchOf({ version: wholeNumber(1, 2_147_483_647) })
