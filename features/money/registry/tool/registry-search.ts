import { oneOf, type Search, searchOf, wholeNumber, words } from '#web/menus/search.ts'

const readers = {
  /** Thank-yous, or what the page for guests says, instead of the gifts. */
  view: oneOf('thank-yous', 'page'),
  show: oneOf('promised', 'to_thank', 'thanked', 'unsigned'),
  search: words(),
  page: wholeNumber(1, 100_000),
  /** Which gift stands open beside the list. */
  gift: wholeNumber(1),
  /** Whoever gave this one is being thanked. */
  thank: wholeNumber(1),
  fund: wholeNumber(1),
  /** A new one is being written down. */
  begin: oneOf('gift', 'fund'),
  /** Back from the provider of cards. */
  account: oneOf('back'),
  /** Where to go when the registry is not begun. */
  callback: words(500),
}

/** What of the registry is shown, as it stands in the address. */
export const registrySearch = searchOf(readers)

export type RegistrySearch = Search<typeof readers>

/** Nothing stands open beside the list. */
export const closed = { gift: undefined, thank: undefined, fund: undefined, begin: undefined } as const
