import type { Words } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'

/** What is said of taking an act on the checklist back. */
export const checklistWords: Words = {
  undone: t('checklist.undone'),
  stayed: ({ kept }) => t('checklist.kept', { n: kept.length }),
  offline: t('checklist.offline'),
}
