import { letter } from '#server/letter.ts'
import type { Mail } from '#server/mail.ts'
import { productName } from '#web/site.ts'
import { t } from '#web/text/text.ts'
import type { Standing } from './contract.ts'

interface Reader {
  user_id: number
  email: string
  /** As what they act for the business; nothing of who wrote the review. */
  role?: 'owner' | 'colleague'
}

interface Settled {
  title: string
  signed: string
  removal: Standing['removal']
  url: string
}

const reasons = {
  untrue: t('review_letter.untrue'),
  unkind: t('review_letter.unkind'),
  not_theirs: t('review_letter.not_theirs'),
} as const

/** What an operator decided about a review, to the business and, where it is gone, to who wrote it. */
export function settledLetter({ user_id, email, role }: Reader, said: Settled): Mail {
  const { heading, text } = role ? toBusiness(said) : toWriter(said)
  const subject = `${said.title}: ${heading}`
  return {
    user_id,
    to: email,
    subject,
    ...letter({
      brand: productName(),
      heading: subject,
      lines: [text],
      action: { label: t('review_letter.open'), url: said.url },
      footer: t('review_letter.why_wrote', { title: said.title }),
    }),
  }
}

function toBusiness({ signed, removal }: Settled): { heading: string; text: string } {
  if (!removal) return { heading: t('review_letter.stands', { signed }), text: t('review_letter.stands_text') }
  return { heading: t('review_letter.removed', { signed }), text: t('review_letter.removed_text', { reason: reasons[removal] }) }
}

function toWriter({ title, removal }: Settled): { heading: string; text: string } {
  const reason = removal ? reasons[removal] : ''
  return { heading: t('review_letter.removed_mine'), text: t('review_letter.removed_mine_text', { title, reason }) }
}
