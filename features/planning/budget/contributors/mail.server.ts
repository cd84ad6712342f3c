import { type Mail } from '#server/mail.ts'
import { letter } from '#server/letter.ts'
import { t } from '#web/text/text.ts'
import { plainName } from '#features/wedding/helping/mail.server.ts'

interface Invited {
  email: string
  firstname: string
  other_firstname: string
}

/** To whoever gives: whose page it is, and the link that opens it. It says no sums; a letter may be read by others. */
export function contributorLetter({ email, firstname, other_firstname }: Invited, url: string): Mail {
  const names = [firstname, other_firstname].map(plainName).filter(Boolean)
  const couple = names.length > 0 ? names.join(' & ') : t('contributor_letter.somebody')
  return {
    to: email,
    subject: t('contributor_letter.subject', { couple }),
    ...letter({
      brand: t('site.name'),
      heading: t('contributor_letter.subject', { couple }),
      lines: [t('contributor_letter.text'), t('contributor_letter.yours')],
      action: { label: t('contributor_letter.action'), url },
      footer: t('contributor_letter.why', { couple }),
    }),
  }
}
