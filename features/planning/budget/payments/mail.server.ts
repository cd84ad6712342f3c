import { letter } from '#server/letter.ts'
import type { Mail } from '#server/mail.ts'
import { plainName } from '#features/wedding/helping/mail.server.ts'
import { coupleNames } from '#features/wedding/helping/couple-names.ts'
import { t } from '#web/text/text.ts'
import { dueLine } from './due-line.ts'
import type { Payer, Reminder } from './reminder-rows.server.ts'

/** To somebody who said that they pay it, and has no account: what is due for whom, and nothing else of the budget. */
export function payerLetter(payer: Payer, days: number, payments: readonly Reminder[]): Mail {
  const couple = coupleNames(payer).map(plainName).filter(Boolean).join(' & ') || t('contributor_letter.somebody')
  const subject = days === 0 ? t('payer_letter.today', { couple }) : t('payer_letter.days', { n: days, couple })
  return {
    to: payer.email,
    subject,
    ...letter({
      brand: t('site.name'),
      heading: subject,
      lines: [
        t('payer_letter.lead'),
        ...payments.map((one) => dueLine({ ...one, name: plainName(one.name), vendor: plainName(one.vendor) })),
        t('payer_letter.paid'),
      ],
      footer: t('payer_letter.why', { couple }),
    }),
  }
}
