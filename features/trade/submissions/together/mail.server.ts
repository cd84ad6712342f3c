import { plainName } from '#features/wedding/helping/mail.server.ts'
import { letter } from '#server/letter.ts'
import type { Mail } from '#server/mail.ts'
import { productName } from '#web/site.ts'
import { t } from '#web/text/text.ts'

interface Invitation {
  /** The first name of who asks. */
  by: string
  url: string
}

/** To whoever is asked to write on a wedding, too; the link is the only key, and names nobody's wedding. */
export function authorLetter(to: string, { by, url }: Invitation): Mail {
  const of = { by: plainName(by) || t('author_letter.somebody') }
  return {
    to,
    subject: t('author_letter.subject', of),
    ...letter({
      brand: productName(),
      heading: t('author_letter.heading'),
      lines: [t('author_letter.text', of), t('author_letter.rights'), t('author_letter.lasts')],
      action: { label: t('author_letter.action'), url },
      footer: t('author_letter.why', of),
    }),
  }
}
