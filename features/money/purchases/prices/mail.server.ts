import { letter } from '#server/letter.ts'
import type { Mail } from '#server/mail.ts'
import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import type { Repriced } from './rows.server.ts'

interface Told extends Pick<Repriced, 'user_id' | 'email' | 'firstname' | 'product_name' | 'paid_until'> {
  old_total: number
  new_total: number
}

/** Ahead of another price: which, from when, and how to end it before. */
export function priceLetter(
  { user_id, email, firstname, product_name: thing, old_total, new_total, paid_until }: Told,
  public_url: string,
): Mail {
  const day = longDay(paid_until.slice(0, 10)) ?? paid_until
  const said = { thing, day, before: dollars(old_total), after: dollars(new_total) }
  return {
    user_id,
    to: email,
    subject: t('price_letter.subject', said),
    ...letter({
      brand: t('site.name'),
      heading: t('price_letter.heading', { firstname }),
      lines: [t('price_letter.text', said), t('price_letter.otherwise', said)],
      action: { label: t('renewal_letter.action'), url: `${public_url}/settings/membership` },
      footer: t('price_letter.why', said),
    }),
  }
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`
}
