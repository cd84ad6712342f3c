import { t } from '#web/text/text.ts'
import type { LeadCheck } from './contract.ts'

export const verdictWords: Record<NonNullable<LeadCheck['verdict']>, string> = {
  real: t('lead_check.real'),
  unclear: t('lead_check.unclear'),
  not_real: t('lead_check.not_real'),
}
