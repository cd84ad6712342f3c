import { letter } from '#server/letter.ts'
import type { Mail } from '#server/mail.ts'
import { t } from '#web/text/letters-text.ts'

interface Welcomed {
  id: number
  email: string
  firstname: string
}

/** What somebody gets who just made an account. */
export function welcomeLetter({ id, email, firstname }: Welcomed, public_url: string): Mail {
  return {
    user_id: id,
    to: email,
    subject: t('welcome.subject'),
    ...letter({
      brand: t('site.name'),
      heading: t('welcome.heading', { firstname }),
      lines: [t('welcome.text')],
      action: { label: t('welcome.action'), url: `${public_url}/tools/guest-list` },
      footer: t('welcome.why'),
    }),
  }
}
