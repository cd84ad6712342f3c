import { letter } from '#server/letter.ts'
import type { Mail } from '#server/mail.ts'
import { t } from '#web/text/text.ts'
import { registryPath } from '../registry-path.ts'
import { wholeMoney } from '../whole-money.ts'

interface GivenByCard {
  /** Of the registry; null where it is taken away. */
  identifier: string | null
  email: string
  from_name: string
  amount: number
  fee: number | null
  couple: string[]
}

/** To whoever gave by card: how much, what the provider kept, and that the couple has it. */
export function givenLetter({ email, from_name: name, amount, fee, couple: names, identifier }: GivenByCard, publicUrl: string): Mail {
  const couple = names.join(' & ')
  const gross = wholeMoney(amount)
  const sums =
    fee === null ? t('given_letter.fee_unknown') : t('given_letter.fee', { fee: wholeMoney(fee), net: wholeMoney(amount - fee), couple })
  return {
    to: email,
    subject: t('given_letter.subject', { couple }),
    ...letter({
      brand: t('site.name'),
      heading: t('given_letter.heading', { couple }),
      lines: [t('given_letter.text', { name, gross, couple }), sums, t('given_letter.statement')],
      action: { label: t('given_letter.action'), url: publicUrl + (identifier === null ? '/' : registryPath(identifier)) },
      footer: t('given_letter.why', { couple }),
    }),
  }
}
