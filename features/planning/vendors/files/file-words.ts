import { t } from '#web/text/text.ts'
import type { FileKind } from './contract.ts'

export const kindWords: Record<FileKind, string> = {
  contract: t('vendor_file.contract'),
  certificate: t('vendor_file.certificate'),
  quote: t('vendor_file.quote'),
  invoice: t('vendor_file.invoice'),
  other: t('vendor_file.other'),
}
