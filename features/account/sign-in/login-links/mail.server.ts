import { letter } from '#server/letter.ts'
import type { Mail } from '#server/mail.ts'
import { t } from '#web/text/text.ts'

/** A button that signs in, for whoever has the mailbox. */
export function signInLetter({ id, email, firstname }: { id: number; email: string; firstname: string }, url: string): Mail {
  return {
    user_id: id,
    to: email,
    subject: t('sign_in_letter.subject'),
    ...letter({
      brand: t('site.name'),
      heading: t('sign_in_letter.heading', { firstname: firstname || t('site.name') }),
      lines: [t('sign_in_letter.text')],
      action: { label: t('sign_in_letter.action'), url },
      footer: t('sign_in_letter.why'),
    }),
  }
}
