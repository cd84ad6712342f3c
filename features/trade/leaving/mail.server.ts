import { letter } from '#server/letter.ts'
import type { Mail } from '#server/mail.ts'
import { productName } from '#web/site.ts'
import { t } from '#web/text/text.ts'

interface Told {
  user_id: number
  email: string
  title: string
}

/** To all who acted for the business that its owner gave up. */
export function leftLetter(page: 'stays' | 'goes', { user_id, email, title }: Told): Mail {
  const heading = t('vendor_leaving.letter', { title })
  return {
    user_id,
    to: email,
    subject: heading,
    ...letter({
      brand: productName(),
      heading,
      lines: [t(page === 'goes' ? 'vendor_leaving.letter_goes' : 'vendor_leaving.letter_stays')],
      footer: t('colleague_letter.why_told', { title }),
    }),
  }
}
