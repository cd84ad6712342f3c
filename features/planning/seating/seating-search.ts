import { oneOf, searchOf, wholeNumber } from '#web/menus/search.ts'

const readers = { seed: wholeNumber(1, 1_000_000), view: oneOf('sheets') }

/** Which proposal is looked at, or the sheets for paper, as it stands in the address. */
export const seatingSearch = searchOf(readers)
