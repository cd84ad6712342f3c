import type { Words } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'

/** What is said of taking an act on the vendors back. */
export const vendorWords: Words = {
  undone: t('couple_vendors.undone'),
  stayed: ({ kept }) => t('couple_vendors.kept', { n: kept.length }),
  offline: t('couple_vendors.offline'),
}
