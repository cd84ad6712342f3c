import { letter } from '#server/letter.ts'
import type { Mail } from '#server/mail.ts'
import { productName } from '#web/site.ts'
import { t } from '#web/text/text.ts'

interface Merged {
  goes: string
  title: string
  words: string
  url: string
}

/** To whoever acts for a business whose second record was made one with it. */
export function mergedLetter({ user_id, email }: { user_id: number; email: string }, { goes, title, words, url }: Merged): Mail {
  return {
    user_id,
    to: email,
    subject: t('merging_letter.subject', { title }),
    ...letter({
      brand: productName(),
      heading: t('merging_letter.subject', { title }),
      lines: [t('merging_letter.text', { goes, title }), words],
      action: { label: t('review_letter.open'), url },
      footer: t('claim_letter.asked_why', { title }),
    }),
    by_hand: true,
  }
}
