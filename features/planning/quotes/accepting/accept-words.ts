import type { Words } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'

/** What is said of taking it back that a quote was accepted. */
export const acceptWords: Words = {
  undone: t('accepting.undone'),
  stayed: ({ kept }) => t('accepting.kept', { n: kept.length }),
  offline: t('couple_vendors.offline'),
}
