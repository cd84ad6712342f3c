import { letter } from '#server/letter.ts'
import type { Mail } from '#server/mail.ts'
import { productName } from '#web/site.ts'
import { t } from '#web/text/text.ts'

interface Owner {
  id: number
  email: string
  firstname: string
}

/** Tells that an account is to go, and has the way to keep it. */
export function leavingLetter({ id, email, firstname }: Owner, { delete_at, url }: { delete_at: string; url: string }): Mail {
  const day = new Date(delete_at).toLocaleDateString('en-US', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' })
  return {
    user_id: id,
    to: email,
    subject: t('leaving_letter.subject'),
    ...letter({
      brand: productName(),
      heading: t('leaving_letter.heading', { firstname }),
      lines: [t('leaving_letter.text', { day }), t('leaving_letter.otherwise')],
      action: { label: t('leaving_letter.action'), url },
      footer: t('leaving_letter.why'),
    }),
  }
}
