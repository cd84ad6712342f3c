import { type Mail } from '#server/mail.ts'
import { letter } from '#server/letter.ts'
import { t } from '#web/text/text.ts'
import { plainName } from '#features/wedding/helping/mail.server.ts'

interface ShownTo {
  email: string
  firstname: string
  other_firstname: string
}

/** To a vendor of a couple's list: whose board it is, and the link that opens it; nothing of what stands on it. */
export function sharedLetter({ email, firstname, other_firstname }: ShownTo, url: string): Mail {
  const couple = [firstname, other_firstname].map(plainName).filter(Boolean).join(' & ') || t('board_letter.somebody')
  return {
    to: email,
    subject: t('board_letter.subject', { couple }),
    ...letter({
      brand: t('site.name'),
      heading: t('board_letter.subject', { couple }),
      lines: [t('board_letter.text'), t('board_letter.live')],
      action: { label: t('board_letter.action'), url },
      footer: t('board_letter.why', { couple }),
    }),
  }
}
