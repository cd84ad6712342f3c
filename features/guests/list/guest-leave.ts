import { t } from '#web/text/text.ts'

/** What is asked before something typed of guests is lost. */
export function leaveWords(text: string) {
  return { title: t('guest_leave.title'), text, stay: t('guest_leave.stay'), leave: t('guest_leave.leave') }
}
