import { letter } from '#server/letter.ts'
import type { Mail } from '#server/mail.ts'
import { productName } from '#web/site.ts'
import { t } from '#web/text/text.ts'

/** To the address that couples have of the business, whoever asked for it. */
export function codeLetter(to: string, { title, code }: { title: string; code: string }): Mail {
  return {
    to,
    subject: t('claim_letter.subject', { code }),
    ...letter({
      brand: productName(),
      heading: t('claim_letter.heading', { title }),
      lines: [t('claim_letter.text'), `${code.slice(0, 3)} ${code.slice(3)}`, t('claim_letter.ends')],
      footer: t('claim_letter.why', { title }),
    }),
  }
}

/** To whoever acts for a business that somebody else asks for. */
export function askedLetter(to: string, { title, user_id, url }: { title: string; user_id: number; url: string }): Mail {
  return {
    user_id,
    to,
    subject: t('claim_letter.asked_subject', { title }),
    ...letter({
      brand: productName(),
      heading: t('claim_letter.asked_heading', { title }),
      lines: [t('claim_letter.asked_text'), t('claim_letter.asked_side')],
      action: { label: t('claim_letter.asked_open'), url },
      footer: t('claim_letter.asked_why', { title }),
    }),
  }
}

/** To who asks for it: the others have said something too, and what it was is for the operator alone. */
export function answeredLetter({ user_id, email, title }: { user_id: number; email: string; title: string }): Mail {
  return {
    user_id,
    to: email,
    subject: t('claim_letter.answered', { title }),
    ...letter({
      brand: productName(),
      heading: t('claim_letter.answered', { title }),
      lines: [t('claim_letter.answered_text')],
      footer: t('claim_letter.answered_why', { title }),
    }),
  }
}
