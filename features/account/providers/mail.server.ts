import { letter } from '#server/letter.ts'
import type { Mail } from '#server/mail.ts'
import { t } from '#web/text/text.ts'

interface Owner {
  id: number
  email: string
  firstname: string
}

/** What somebody gets whose account was opened by Google, which knows the address already. */
export function openedLetter({ id, email, firstname }: Owner, public_url: string): Mail {
  return {
    user_id: id,
    to: email,
    subject: t('welcome.subject'),
    ...letter({
      brand: t('site.name'),
      heading: t('welcome.heading', { firstname: firstname || t('site.name') }),
      lines: [t('welcome.text')],
      action: { label: t('opened_letter.action'), url: public_url },
      footer: t('opened_letter.why'),
    }),
  }
}

/** Tells the owner that Google opens the account from now on. */
export function linkedLetter({ id, email, firstname }: Owner, public_url: string): Mail {
  return {
    user_id: id,
    to: email,
    subject: t('linked_letter.subject'),
    ...letter({
      brand: t('site.name'),
      heading: t('linked_letter.heading', { firstname }),
      lines: [t('linked_letter.text'), t('linked_letter.otherwise')],
      action: { label: t('new_device.action'), url: `${public_url}/forgot-password` },
      footer: t('new_device.why'),
    }),
  }
}
