import type { QuoteLine } from '#features/planning/quotes/quote-terms.ts'
import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'

interface Props {
  lines: readonly QuoteLine[]
  amounts: readonly (number | null)[]
  isOpen: boolean
}

/** Few lines stand in sight; many, and those of a quote that is over, unfold. */
export function QuoteLines({ lines, amounts, isOpen }: Props) {
  const all = (
    <dl>
      {lines.map((line, nth) => (
        <div key={line.key}>
          <dt>{line.name}</dt>
          <dd className="num">{amountOf(line, amounts[nth] ?? null)}</dd>
        </div>
      ))}
    </dl>
  )
  if (isOpen && lines.length <= 8) return all
  return (
    <details>
      <summary>{t('sent_quote.lines', { n: lines.length })}</summary>
      {all}
    </details>
  )
}

function amountOf({ state, option }: QuoteLine, amount: number | null): string {
  if (option === 'left') return t('quotes.left_out')
  return amount === null || state !== 'priced' ? stateWords[state] : showMoney(amount)
}

const stateWords: Record<QuoteLine['state'], string> = {
  priced: t('quote_state.not_stated'),
  included: t('quote_state.included'),
  not_offered: t('quote_state.not_offered'),
  not_stated: t('quote_state.not_stated'),
}
