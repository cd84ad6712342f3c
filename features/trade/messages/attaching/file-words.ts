import { t } from '#web/text/text.ts'
import type { FileKind } from '../sides.ts'

export const kindWords: Record<FileKind, string> = {
  contract: t('sent_file.contract'),
  certificate: t('sent_file.certificate'),
  invoice: t('sent_file.invoice'),
  plan: t('sent_file.plan'),
  other: t('sent_file.other'),
}
