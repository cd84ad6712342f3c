import { letter } from '#server/letter.ts'
import type { Mail } from '#server/mail.ts'
import { productName } from '#web/site.ts'
import { t } from '#web/text/text.ts'

interface Invitation {
  to: string
  /** What the business was called. */
  name: string
  /** Who asks. */
  by: string
  is_wedding: boolean
  url: string
}

/** To a business that the directory has not: who asks, what a page is, and how no such letter comes any more. */
export function businessLetter({ to, name, by, is_wedding, url }: Invitation): Mail {
  const of = { name, by }
  return {
    to,
    subject: t(is_wedding ? 'inviting_letter.wedding_subject' : 'inviting_letter.subject', of),
    ...letter({
      brand: productName(),
      heading: t(is_wedding ? 'inviting_letter.wedding_subject' : 'inviting_letter.subject', of),
      lines: [t(is_wedding ? 'inviting_letter.wedding' : 'inviting_letter.text', of), t('inviting_letter.free')],
      action: { label: t('inviting_letter.open'), url },
      footer: t('inviting_letter.why', of),
      leave: { label: t('inviting.leave'), url },
    }),
    by_hand: true,
  }
}
