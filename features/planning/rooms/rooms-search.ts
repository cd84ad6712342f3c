import { searchOf, wholeNumber } from '#web/menus/search.ts'

const readers = {
  /** The one event whose rooms are shown. */
  event: wholeNumber(1),
}

export const roomsSearch = searchOf(readers)

export const roomsPath = '/tools/rooms'
