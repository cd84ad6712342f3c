import { t } from '#web/text/text.ts'
import { mostReadingSeconds } from '#web/files/file-limits.ts'
import type { RefusalKind } from '#web/files/file-refusal.ts'

/** Why nothing came of a file, for somebody who wants to go on. */
export const refusalWords: Record<RefusalKind, string> = {
  too_large: t('guest_import.too_large'),
  too_many: t('guest_import.too_many'),
  old_excel: t('guest_import.old_excel'),
  locked: t('guest_import.locked'),
  not_ours: t('guest_import.not_ours'),
  broken: t('guest_import.broken'),
  empty: t('guest_import.empty'),
  too_slow: t('guest_import.too_slow', { n: mostReadingSeconds }),
  stopped: t('guest_import.stopped'),
}
