import { letter } from '#server/letter.ts'
import type { Mail } from '#server/mail.ts'
import { t } from '#web/text/text.ts'

interface Change {
  id: number
  firstname: string
  old_email: string
  new_email: string
}

/** To the old address: what is about to happen, and how to stop it. */
export function leavingLetter({ id, firstname, old_email, new_email }: Change, stop_url: string): Mail {
  return {
    user_id: id,
    to: old_email,
    subject: t('moving_letter.subject'),
    ...letter({
      brand: t('site.name'),
      heading: t('moving_letter.heading', { firstname }),
      lines: [t('moving_letter.text', { email: new_email }), t('moving_letter.otherwise')],
      action: { label: t('moving_letter.action'), url: stop_url },
      footer: t('new_device.why'),
    }),
  }
}

/** To the new address: whether it is theirs. */
export function comingLetter({ id, firstname, new_email }: Change, confirm_url: string): Mail {
  return {
    user_id: id,
    to: new_email,
    subject: t('coming_letter.subject'),
    ...letter({
      brand: t('site.name'),
      heading: t('coming_letter.heading', { firstname }),
      lines: [t('coming_letter.text')],
      action: { label: t('confirm_letter.action'), url: confirm_url },
      footer: t('coming_letter.why'),
    }),
  }
}
