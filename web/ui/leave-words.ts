import { t } from '#web/text/text.ts'

/** What is asked before what was typed in a form of the tools is lost. */
export const leaveWords = {
  title: t('leave.title'),
  text: t('leave.text'),
  stay: t('leave.stay'),
  leave: t('leave.go'),
}
