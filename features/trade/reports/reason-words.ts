import { t } from '#web/text/text.ts'
import type { ReportReason } from './report-reasons.ts'

export const reasonWords: Record<ReportReason, string> = {
  rights: t('report.rights'),
  not_real: t('report.not_real'),
  wrong: t('report.wrong'),
  rude: t('report.rude'),
  spam: t('report.spam'),
  other: t('report.other'),
}
