import { either, oneOf, type Search, searchOf, wholeNumber, words } from '#web/menus/search.ts'

const readers = {
  /** The event whose answers are shown; without one it is the first. */
  event: either(wholeNumber(1), oneOf('everyone')),
  status: wholeNumber(0, 4),
  missing_info: oneOf('any', 'email', 'phone', 'address'),
  search: words(),
  order_by: oneOf('lastname', 'firstname', 'created_at', 'updated_at', 'email', 'table_name', 'household'),
  order_dir: oneOf('asc', 'desc'),
  page: wholeNumber(1, 1_000_000),
  /** The list whole, without pages. */
  show: oneOf('all'),
  /** Whose particulars stand open beside the list. */
  guest: wholeNumber(1),
  /** The panel for new guests stands open. */
  add: oneOf('1'),
}

/** What of the list is shown, as it stands in the address. */
export const guestSearch = searchOf(readers)

export type GuestSearch = Search<typeof readers>

export const guestListPath = '/tools/guest-list'

export function isFiltered({ search, status, missing_info }: GuestSearch): boolean {
  return Boolean(search) || status !== undefined || missing_info !== undefined
}
