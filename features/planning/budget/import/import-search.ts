import { oneOf, searchOf, wholeNumber, words } from '#web/menus/search.ts'

/** Whose budget, and how far somebody has come; what was done has a name, by which it can be taken back. */
export const importSearch = searchOf({ event: wholeNumber(1), step: oneOf('match', 'check', 'done'), act: words(36) })
