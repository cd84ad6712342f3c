import { searchOf, wholeNumber } from '#web/menus/search.ts'

/** Which page of a list, as it stands in the address. */
export const pageSearch = searchOf({ page: wholeNumber(1, 1_000) })
