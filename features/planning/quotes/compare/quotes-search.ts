import { type Search, searchOf, wholeNumber } from '#web/menus/search.ts'

const count = wholeNumber(0, 10_000)

const readers = {
  /** The one event whose vendors are shown, and whose guests are counted. */
  event: wholeNumber(1),
  /** For how many guests, in the shares of today. */
  guests: count,
  /** Else so many of each class. */
  adults: count,
  drinkers: count,
  children: count,
  infants: count,
  vendors: count,
  /** Which quote is looked at, to be accepted. */
  pick: wholeNumber(1),
}

/** For whom quotes are reckoned, as it stands in the address. */
export const quotesSearch = searchOf(readers)

export type QuotesSearch = Search<typeof readers>

export const quotesPath = '/tools/vendor-manager/quotes/{-$service}'
