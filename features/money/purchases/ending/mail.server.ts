import { letter } from '#server/letter.ts'
import type { Mail } from '#server/mail.ts'
import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import type { Reminder, Renewal } from './renewal-rows.server.ts'

/** Ahead of a yearly renewal: when, how much, and how to end it. */
export function renewalLetter({ user_id, email, firstname, product_name, total, paid_until }: Renewal, public_url: string): Mail {
  const said = { thing: product_name, total: `$${(total / 100).toFixed(2)}`, day: longDay(paid_until.slice(0, 10)) ?? paid_until }
  return {
    user_id,
    to: email,
    subject: t('renewal_letter.subject', said),
    ...letter({
      brand: t('site.name'),
      heading: t('renewal_letter.heading', { firstname }),
      lines: [t('renewal_letter.text', said), t('renewal_letter.otherwise')],
      action: { label: t('renewal_letter.action'), url: `${public_url}/settings/membership` },
      footer: t('renewal_letter.why', said),
    }),
  }
}

/** Once a year to whoever is charged more often: what, how much, when next, and how to end it. */
export function reminderLetter({ user_id, email, firstname, product_name, total, paid_until, days }: Reminder, public_url: string): Mail {
  const day = longDay(paid_until.slice(0, 10)) ?? paid_until
  const said = { thing: product_name, total: `$${(total / 100).toFixed(2)}`, day, often: oftenOf(days) }
  return {
    user_id,
    to: email,
    subject: t('reminder_letter.subject', said),
    ...letter({
      brand: t('site.name'),
      heading: t('reminder_letter.heading', { firstname }),
      lines: [t('reminder_letter.text', said), t('renewal_letter.otherwise')],
      action: { label: t('renewal_letter.action'), url: `${public_url}/settings/membership` },
      footer: t('reminder_letter.why', said),
    }),
  }
}

/** How often that is, in words. */
function oftenOf(days: number): string {
  if (days < 25) return t('reminder_letter.every_days', { days })
  const months = Math.max(1, Math.round(days / 30.4))
  return months === 1 ? t('reminder_letter.monthly') : t('reminder_letter.every_months', { months })
}
