import { letter } from '#server/letter.ts'
import type { Mail } from '#server/mail.ts'
import { t } from '#web/text/text.ts'

/** Asks whoever has the address whether they want the newsletter; nothing is sent before their yes. */
export function joinLetter(to: string, url: string): Mail {
  return {
    to,
    subject: t('newsletter_letter.subject'),
    ...letter({
      brand: t('site.name'),
      heading: t('newsletter_letter.heading'),
      lines: [t('newsletter_letter.text')],
      action: { label: t('newsletter_letter.action'), url },
      footer: t('newsletter_letter.why'),
      leave: { label: t('newsletter_letter.refuse'), url: `${url}/leave` },
    }),
    leave_url: `${url}/leave`,
  }
}

/** For who is on the list and asked again. */
export function joinedLetter(to: string, url: string): Mail {
  return {
    to,
    subject: t('newsletter_letter.joined_subject'),
    ...letter({
      brand: t('site.name'),
      heading: t('newsletter_letter.joined_heading'),
      lines: [t('newsletter_letter.joined_text')],
      footer: t('newsletter_letter.why'),
      leave: { label: t('newsletter_letter.leave'), url: `${url}/leave` },
    }),
    leave_url: `${url}/leave`,
  }
}
