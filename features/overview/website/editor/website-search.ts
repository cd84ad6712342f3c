import { searchOf, wholeNumber } from '#web/menus/search.ts'

/** Which section stands open beside the others. */
export const websiteSearch = searchOf({ section: wholeNumber(1) })
