import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { showMoney } from '#web/ui/money.ts'
import { notStatedWords } from './line-rows.ts'
import type { ShownQuote } from './shown-quote.ts'

/** What it comes to in all, for each guest, and what of it nobody said. */
export function QuoteTotal({ quote }: { quote: ShownQuote }) {
  const { sums, not_stated: missing, isCheapest } = quote
  return (
    <>
      <span className={quote.moving.size > 0 ? 'num quote-sum moves' : 'num quote-sum'}>{showMoney(sums.total)}</span>
      {isCheapest && <em className="quote-least">{t('quotes.least')}</em>}
      {sums.per_guest !== null && <small className="num">{t('quotes.per_guest', { amount: showMoney(sums.per_guest) })}</small>}
      {missing.length > 0 && (
        <small className="quote-missing">
          <Icon name="warning-circle-fill" />
          {t('quotes.without', { what: notStatedWords(missing) })}
        </small>
      )}
    </>
  )
}
