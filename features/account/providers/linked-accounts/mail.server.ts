import { letter } from '#server/letter.ts'
import type { Mail } from '#server/mail.ts'
import { t } from '#web/text/text.ts'

interface Owner {
  id: number
  email: string
  firstname: string
}

/** Tells the owner that a provider opens the account from now on, or no more. */
export function identityLetter({ id, email, firstname }: Owner, public_url: string, { isLinked }: { isLinked: boolean }): Mail {
  return {
    user_id: id,
    to: email,
    subject: isLinked ? t('linked_letter.subject') : t('unlinked_letter.subject'),
    ...letter({
      brand: t('site.name'),
      heading: isLinked ? t('asked_letter.heading', { firstname }) : t('unlinked_letter.heading', { firstname }),
      lines: isLinked ? [t('asked_letter.text'), t('asked_letter.otherwise')] : [t('unlinked_letter.text'), t('unlinked_letter.otherwise')],
      action: { label: t('new_device.action'), url: `${public_url}/forgot-password` },
      footer: t('new_device.why'),
    }),
  }
}
