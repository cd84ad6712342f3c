import { t } from '#web/text/text.ts'
import type { lineStates } from './line-kinds.ts'

/** Why a line has no amount. */
export const stateWords: Record<(typeof lineStates)[number], string> = {
  priced: '',
  included: t('quote_state.included'),
  not_offered: t('quote_state.not_offered'),
  not_stated: t('quote_state.not_stated'),
}
