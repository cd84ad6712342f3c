import { oneOf, type Search, searchOf, wholeNumber, words } from '#web/menus/search.ts'

const readers = {
  /** The one event whose vendors are shown. */
  event: wholeNumber(1),
  /** All in a list instead of their columns. */
  view: oneOf('list'),
  /** A service by its slug. */
  service: words(40),
  /** How far they are. */
  status: words(20),
  search: words(),
  order: words(20),
  page: wholeNumber(1, 100_000),
  /** Who stands open beside the list. */
  who: wholeNumber(1),
  /** Somebody new is being written down: for which service. */
  adding: words(40),
}

/** What of the vendors is shown, as it stands in the address. */
export const vendorsSearch = searchOf(readers)

export type VendorsSearch = Search<typeof readers>

export const vendorsPath = '/tools/vendor-manager'
