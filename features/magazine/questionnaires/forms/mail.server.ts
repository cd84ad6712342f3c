import { letter } from '#server/letter.ts'
import type { Mail } from '#server/mail.ts'
import { t } from '#web/text/text.ts'
import type { AnswerInWords } from './contract.ts'

interface Sent {
  subject: string
  answers: readonly AnswerInWords[]
  email: string | null
  public_url: string
}

/** What was sent in, for who runs the site; an answer to it goes to who wrote. */
export function sentLetter(to: { id: number; email: string }, { subject, answers, email, public_url }: Sent): Mail {
  return {
    user_id: to.id,
    to: to.email,
    subject,
    ...(email !== null && { reply_to: email }),
    ...letter({
      brand: t('site.name'),
      heading: subject,
      lines: answers.flatMap(({ label, answer }) => (answer ? [`${label}: ${answer.replaceAll(/\s*\n\s*/g, ' / ')}`] : [])),
      action: { label: t('form_letter.action'), url: `${public_url}/admin/forms` },
      footer: email === null ? t('form_letter.why') : t('form_letter.why_reply'),
    }),
  }
}
