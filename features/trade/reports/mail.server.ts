import { letter } from '#server/letter.ts'
import type { Mail } from '#server/mail.ts'
import { productName } from '#web/site.ts'
import { t } from '#web/text/text.ts'
import type { reportVerdicts } from './report-reasons.ts'

interface Said {
  user_id: number | null
  email: string
  title: string
  words: string
  url: string
}

/** What was done about it, to who reported it, in the operator's own words. */
export function reportedLetter(verdict: (typeof reportVerdicts)[number], { user_id, email, title, words, url }: Said): Mail {
  return {
    ...(user_id !== null && { user_id }),
    to: email,
    subject: t('report_letter.subject', { title }),
    ...letter({
      brand: productName(),
      heading: t(verdict === 'acted' ? 'report_letter.acted' : 'report_letter.kept'),
      lines: [words],
      action: { label: t('report_letter.open'), url },
      footer: t('report_letter.why', { title }),
    }),
    by_hand: true,
  }
}
