import { letter } from '#server/letter.ts'
import type { Mail } from '#server/mail.ts'
import { t } from '#web/text/text.ts'
import type { Owner } from './rows.server.ts'

/** For whoever forgot their password. */
export function resetLetter({ id, email, firstname }: Owner, url: string): Mail {
  return {
    user_id: id,
    to: email,
    subject: t('reset_letter.subject'),
    ...letter({
      brand: t('site.name'),
      heading: t('reset_letter.heading', { firstname }),
      lines: [t('reset_letter.text')],
      action: { label: t('reset_letter.action'), url },
      footer: t('reset_letter.why'),
    }),
  }
}

/** Tells the owner that the password is another now, whoever did it. */
export function changedLetter({ id, email, firstname }: Owner, public_url: string): Mail {
  return {
    user_id: id,
    to: email,
    subject: t('changed_letter.subject'),
    ...letter({
      brand: t('site.name'),
      heading: t('changed_letter.heading', { firstname }),
      lines: [t('changed_letter.text'), t('changed_letter.otherwise')],
      action: { label: t('changed_letter.action'), url: `${public_url}/forgot-password` },
      footer: t('changed_letter.why'),
    }),
  }
}

/** Asked for by somebody who lost the one that came with their account. */
export function confirmLetter({ id, email, firstname }: Owner, url: string): Mail {
  return {
    user_id: id,
    to: email,
    subject: t('confirm_letter.subject'),
    ...letter({
      brand: t('site.name'),
      heading: t('confirm_letter.heading', { firstname }),
      lines: [t('confirm_letter.text')],
      action: { label: t('confirm_letter.action'), url },
      footer: t('confirm_letter.why'),
    }),
  }
}
