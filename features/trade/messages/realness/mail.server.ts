import { letter } from '#server/letter.ts'
import type { Mail } from '#server/mail.ts'
import { productName } from '#web/site.ts'
import { t } from '#web/text/text.ts'
import type { LeadCheck } from './contract.ts'
import { verdictWords } from './verdict-words.ts'

interface Said {
  /** The first name of who asked. */
  asker: string
  title: string
  words: string
  url: string
}

/** What the operator found, to whoever acts for the business that asked. */
export function checkedLetter(
  verdict: NonNullable<LeadCheck['verdict']>,
  { user_id, email }: { user_id: number; email: string },
  { asker, title, words, url }: Said,
): Mail {
  const who = asker || t('messages.a_couple')
  return {
    user_id,
    to: email,
    subject: t('lead_check_letter.subject', { who }),
    ...letter({
      brand: productName(),
      heading: verdictWords[verdict],
      lines: [words],
      action: { label: t('lead_check_letter.open'), url },
      footer: t('lead_check_letter.why', { title, who }),
    }),
    by_hand: true,
  }
}
