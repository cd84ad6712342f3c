import { t } from '#web/text/text.ts'

/** What somebody else wrote in a field that both changed. */
export function clashText(theirs: string): string {
  return theirs ? t('submission.theirs', { says: theirs }) : t('submission.theirs_empty')
}
