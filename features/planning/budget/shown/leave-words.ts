import { t } from '#web/text/text.ts'

/** What is asked before what was typed in a form of the tools is lost. */
export const leaveWords = {
  title: t('budget.leave_title'),
  text: t('budget.leave_text'),
  stay: t('budget.leave_stay'),
  leave: t('budget.leave_go'),
}
