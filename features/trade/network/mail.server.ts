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

/** To the address of a business that has nobody here yet: who asks, and how its page becomes theirs. */
export function invitationLetter({ to, title, words, url }: Pick<Asked, 'title' | 'words' | 'url'> & { to: string }): Mail {
  return {
    to,
    subject: t('network_letter.subject', { title }),
    ...letter({
      brand: productName(),
      heading: t('network_letter.subject', { title }),
      lines: [...(words ? [words] : []), t('network_letter.invited')],
      action: { label: t('network_letter.claim'), url },
      footer: t('network_letter.invited_why'),
    }),
    by_hand: true,
  }
}
