import { oneOf, type Search, searchOf, words } from '#web/menus/search.ts'

const readers = {
  kind: oneOf('save_the_date', 'change_of_date', 'invitation', 'reminder'),
  /** The events it is about, `3,7`; without it those with a day. */
  events: words(400),
  to: oneOf('waiting'),
  again: oneOf('1'),
}

/** What is being written and to whom, as it stands in the address. */
export const lettersSearch = searchOf(readers)

export type LettersSearch = Search<typeof readers>
