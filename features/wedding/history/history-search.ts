import { either, oneOf, type Search, searchOf, wholeNumber } from '#web/menus/search.ts'
import { allKinds } from './kinds.ts'

const readers = {
  /** Of one event; for who helps it says whose wedding, too. */
  event: wholeNumber(1),
  kind: oneOf(...allKinds),
  person: either(wholeNumber(1), oneOf('guests')),
  since: oneOf('last_visit'),
  page: wholeNumber(1, 100_000),
}

export const historySearch = searchOf(readers)
export type HistorySearch = Search<typeof readers>

export const historyPath = '/dashboard/history'
