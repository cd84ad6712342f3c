import { oneOf, type Search, searchOf, wholeNumber, words } from '#web/menus/search.ts'

/** What the list of people takes from its address. */
const readers = {
  search: words(200),
  filter: oneOf('couples', 'vendors', 'helpers', 'subscribers', 'admins'),
  page: wholeNumber(1, 1_000_000),
}

export const peopleSearch = searchOf(readers)
export type PeopleSearch = Search<typeof readers>

const trailReaders = { page: wholeNumber(1, 1_000_000) }

export const trailSearch = searchOf(trailReaders)
