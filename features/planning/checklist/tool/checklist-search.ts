import { oneOf, type Search, searchOf, wholeNumber } from '#web/menus/search.ts'

const readers = {
  /** The one event whose tasks are shown. */
  event: wholeNumber(1),
  show: oneOf('all', 'open', 'done', 'mine', 'week'),
  /** Whose particulars stand open beside the list. */
  item: wholeNumber(1),
  /** A new task is being written. */
  add: oneOf('1'),
}

/** What of the checklist is shown, as it stands in the address. */
export const checklistSearch = searchOf(readers)

export type ChecklistSearch = Search<typeof readers>

export const checklistPath = '/tools/wedding-checklist'
