import { oneOf, searchOf, wholeNumber } from '#web/menus/search.ts'

const readers = {
  event: wholeNumber(1),
  /** The next quote is being written down: from the newest, or from nothing. */
  write: oneOf('next', 'new'),
}

/** What of a vendor's quotes is open, as it stands in the address. */
export const vendorQuotesSearch = searchOf(readers)
