import type { Words } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'

/** What is said of taking an act on the budget back. */
export const budgetWords: Words = {
  undone: t('budget.undone'),
  stayed: ({ kept }) => t('budget.kept', { n: kept.length }),
  offline: t('budget.offline'),
}
