import { t } from '#web/text/text.ts'
import { mostReadingSeconds } from './file-limits.ts'
import type { RefusalKind } from './file-refusal.ts'

/** Why nothing came of a file, for somebody who wants to go on; what kinds of files will do depends on what is brought. */
export function refusalWords(kind: RefusalKind, kinds: string): string {
  return kind === 'not_ours' ? kinds : words[kind]
}

const words: Record<Exclude<RefusalKind, 'not_ours'>, string> = {
  too_large: t('file_import.too_large'),
  too_many: t('file_import.too_many'),
  old_excel: t('file_import.old_excel'),
  locked: t('file_import.locked'),
  broken: t('file_import.broken'),
  empty: t('file_import.empty'),
  too_slow: t('file_import.too_slow', { n: mostReadingSeconds }),
  stopped: t('file_import.stopped'),
}
