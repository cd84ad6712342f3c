import { letter } from '#server/letter.ts'
import type { Mail } from '#server/mail.ts'
import { productName } from '#web/site.ts'
import { t } from '#web/text/text.ts'

interface Reader {
  user_id: number
  email: string
}

interface Said {
  title: string
  words: string
  /** The page that it is about. */
  url: string
}

type Outcome = 'published' | 'changes' | 'granted' | 'refused' | 'kept' | 'lost'

const subjects = {
  published: t('review_letter.published'),
  changes: t('review_letter.changes'),
  granted: t('review_letter.granted'),
  refused: t('review_letter.refused'),
  kept: t('review_letter.kept'),
  lost: t('review_letter.lost'),
} as const satisfies Record<Outcome, string>

/** What an operator decided, to whoever it concerns, with the reason in their own words. */
export function decidedLetter(outcome: Outcome, { user_id, email }: Reader, { title, words, url }: Said): Mail {
  const subject = `${title}: ${subjects[outcome]}`
  return {
    user_id,
    to: email,
    subject,
    ...letter({
      brand: productName(),
      heading: subject,
      lines: words ? [words] : [],
      action: { label: t('review_letter.open'), url },
      footer: t('review_letter.why', { title }),
    }),
    by_hand: true,
  }
}
