import type { Words } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'

/** What is said of taking an act on who gives back. */
export const contributorWords: Words = {
  undone: t('contributor.undone'),
  stayed: ({ kept }) => t('contributor.kept', { n: kept.length }),
  offline: t('contributor.offline'),
}
