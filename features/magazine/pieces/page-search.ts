import { searchOf, wholeNumber } from '#web/menus/search.ts'

/** Which page of a list, as it stands in the address. */
export const pageSearch = searchOf({ page: wholeNumber(1, 1_000) })

/** Each page of a list is one of its own for engines; the first is the list. */
export function pageAddress(list: string, page = 1): string {
  return page > 1 ? `${list}?page=${page}` : list
}
