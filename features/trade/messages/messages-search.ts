import { oneOf, type Search, searchOf, wholeNumber, words } from '#web/menus/search.ts'

const readers = { q: words(100), filter: oneOf('unread', 'waiting'), before: wholeNumber(1), quote: oneOf('new', 'next') }

/** What of the conversations is looked at. */
export const messagesSearch = searchOf(readers)
export type MessagesSearch = Search<Pick<typeof readers, 'q' | 'filter' | 'before' | 'quote'>>
