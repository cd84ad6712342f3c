import { letter } from '#server/letter.ts'
import type { Mail } from '#server/mail.ts'
import { t } from '#web/text/helping-letters-text.ts'

interface Invited {
  email: string
  role: 'helper' | 'partner'
  /** The couple, as they wrote their names. */
  firstname: string
  other_firstname: string
}

/** To an address that has no account yet: what for, by whom, and where it is answered. */
export function inviteLetter({ email, role, firstname, other_firstname }: Invited, url: string): Mail {
  const first = plainName(firstname) || t('helping_letter.somebody')
  const other = plainName(other_firstname)
  const couple = other ? t('helping_letter.couple', { first, other }) : first
  return {
    to: email,
    subject: t('helping_letter.subject', { first }),
    ...letter({
      brand: t('site.name'),
      heading: t('helping_letter.subject', { first }),
      lines: [role === 'partner' ? t('helping_letter.partner', { first }) : t('helping_letter.helper', { couple }), t('helping_letter.lasts')],
      action: { label: t('helping_letter.action'), url },
      footer: t('helping_letter.why', { couple }),
    }),
  }
}

/** A stranger's mailbox is no place for what people may write into their names. */
function plainName(name: string): string {
  return /[:/@\\<>]|\.\S|\d{4}/.test(name) ? '' : name.slice(0, 40)
}
