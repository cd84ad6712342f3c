import { letter } from '#server/letter.ts'
import type { Mail } from '#server/mail.ts'
import { productName } from '#web/site.ts'
import { t } from '#web/text/text.ts'

interface Asked {
  user_id: number
  email: string
  /** Who asks. */
  title: string
  words: string
  url: string
}

/** To whoever acts for a business that another asks for a connection. */
export function connectionLetter({ user_id, email, title, words, url }: Asked): Mail {
  return {
    user_id,
    to: email,
    subject: t('network_letter.subject', { title }),
    ...letter({
      brand: productName(),
      heading: t('network_letter.subject', { title }),
      lines: [...(words ? [words] : []), t('network_letter.text')],
      action: { label: t('network_letter.open'), url },
      footer: t('network_letter.why'),
    }),
  }
}
