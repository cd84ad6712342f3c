import { letter } from '#server/letter.ts'
import type { Mail } from '#server/mail.ts'
import { calledOf } from '#features/trade/submissions/state-words.ts'
import type { Found } from '#features/trade/submissions/rows.server.ts'
import { longDay } from '#web/long-day.ts'
import { productName } from '#web/site.ts'
import { t } from '#web/text/text.ts'

interface Answered {
  state: 'published' | 'scheduled' | 'changes_asked' | 'declined'
  reason: string
  asks: Record<string, string>
  day: string | null
  url: string
}

/** What we say to a wedding that was sent in, a no with its reason. */
export function answerLetter(found: Found, { state, reason, asks, day, url }: Answered): Mail {
  const title = calledOf(found)
  const heading = headings[state]
  const said = {
    published: t('wedding_letter.published', { title }),
    scheduled: t('wedding_letter.scheduled', { title, day: (day && longDay(day)) ?? '' }),
    changes_asked: t('wedding_letter.changes', { title }),
    declined: t('wedding_letter.declined', { title }),
  }[state]
  return {
    user_id: found.user.id,
    to: found.metas.wedding_submitter_email,
    subject: `${heading}: ${title}`,
    ...letter({
      brand: productName(),
      heading,
      lines: [said, reason, ...Object.values(asks)].filter(Boolean),
      action: { label: t('wedding_letter.look'), url },
      footer: t('submission_letter.why_sent'),
    }),
  }
}

const headings = {
  published: t('wedding_letter.published_heading'),
  scheduled: t('wedding_letter.scheduled_heading'),
  changes_asked: t('wedding_letter.changes_heading'),
  declined: t('wedding_letter.declined_heading'),
} as const

interface Held {
  user_id: number
  email: string
  title: string
  promised_on: string
}

/** It was approved, and is no longer what was approved. */
export function heldLetter({ user_id, email, title, promised_on }: Held, { reason, url }: { reason: string; url: string }): Mail {
  return {
    user_id,
    to: email,
    subject: t('wedding_letter.held_subject', { title }),
    ...letter({
      brand: productName(),
      heading: t('wedding_letter.held_heading'),
      lines: [reason, t('wedding_letter.held', { title, day: longDay(promised_on) ?? promised_on })],
      action: { label: t('wedding_letter.look'), url },
      footer: t('submission_letter.why_sent'),
    }),
  }
}
