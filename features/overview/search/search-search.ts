import { oneOf, searchOf, wholeNumber, words } from '#web/menus/search.ts'
import { kinds } from './kinds.ts'

/** What is looked for, as it stands in the address. */
export const searchSearch = searchOf({
  q: words(),
  kind: oneOf(...kinds),
  /** Of what is of one kind. */
  page: wholeNumber(1, 1_000),
})
