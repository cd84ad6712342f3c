import type { Mail } from '#server/mail.ts'
import { letter, unlinked } from '#server/letter.ts'
import { t } from '#web/text/text.ts'
import { plainName } from '#features/wedding/helping/mail.server.ts'
import type { Preview } from './sheet-shapes.ts'
import { clockAt } from './day-time.ts'

interface SentTo {
  email: string
  firstname: string
  other_firstname: string
}

/** To somebody with a part in the day: whose day it is, and the link that opens their part. */
export function dayLetter(to: SentTo, url: string): Mail {
  const couple = coupleOf(to)
  return {
    to: to.email,
    subject: t('run_letter.subject', { couple }),
    ...letter({
      brand: t('site.name'),
      heading: t('run_letter.subject', { couple }),
      lines: [t('run_letter.text'), t('run_letter.keep')],
      action: { label: t('run_letter.action'), url },
      footer: t('run_letter.why', { couple }),
    }),
  }
}

/** To those whose part moves because the day is late: what of it, and to when. */
export function lateLetter(to: SentTo, shifts: Preview['shifts'], url: string): Mail {
  const couple = coupleOf(to)
  const [first] = shifts
  const subject = t('late_letter.subject', { title: unlinked(first?.title ?? ''), time: clockAt(first?.to ?? 0) })
  return {
    to: to.email,
    subject,
    ...letter({
      brand: t('site.name'),
      heading: t('late_letter.heading', { couple }),
      lines: shifts.map(({ title, from, to }) =>
        t('late_letter.line', { title: unlinked(title), time: clockAt(to), before: clockAt(from) }),
      ),
      action: { label: t('run_letter.action'), url },
      footer: t('run_letter.why', { couple }),
    }),
  }
}

function coupleOf({ firstname, other_firstname }: SentTo): string {
  return [firstname, other_firstname].map(plainName).filter(Boolean).join(' & ') || t('run_letter.somebody')
}
