import type { Site } from '#features/contract.ts'
import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import type { Paper } from '../contract.ts'

type Line = readonly [name: string, value: string]

interface Words {
  title: string
  facts: readonly Line[]
  sums: readonly Line[]
}

/** What a paper says, on the page that prints and in the file. */
export function paperWords(
  { kind, number, what, buyer, tax, total, issued_at }: Paper,
  { name, operator }: Pick<Site, 'name' | 'operator'>,
): Words {
  return {
    title: titleOf(kind),
    facts: [
      [t('paper.number'), String(number)],
      [t('paper.day'), longDay(issued_at.slice(0, 10)) ?? issued_at],
      [t('paper.from'), [operator.name || name, operator.address, operator.email].filter(Boolean).join(', ')],
      [t('paper.to'), buyer],
    ],
    sums: [
      [what, showMoney(total - tax)],
      [t('paper.tax'), showMoney(tax)],
      [kind === 'invoice' ? t('paper.total') : t('paper.given_back'), showMoney(total)],
    ],
  }
}

export function titleOf(kind: Paper['kind']): string {
  return kind === 'invoice' ? t('paper.title_invoice') : t('paper.title_credit_note')
}
