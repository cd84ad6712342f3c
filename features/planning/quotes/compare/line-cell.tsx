import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import type { Heads } from '../heads.ts'
import { stateWords } from '../line-states.ts'
import { reckoned } from './reckoning.ts'
import type { ShownQuote } from './shown-quote.ts'

interface Props {
  quote: ShownQuote
  /** Which of its lines; none where it says nothing of it. */
  at: number | undefined
  heads: Heads
}

/** What a quote says of one line: its amount and how it comes to that, or in words why there is none. */
export function LineCell({ quote, at, heads }: Props) {
  const line = at === undefined ? undefined : quote.terms.lines[at]
  if (line === undefined || at === undefined) return <span className="quote-unsaid">{t('quote_state.not_stated')}</span>
  const amount = quote.sums.amounts[at] ?? null
  if (amount === null)
    return (
      <>
        <span className={line.state === 'included' ? '' : 'quote-unsaid'}>{stateWords[line.state]}</span>
        {line.words && <small>{line.words}</small>}
      </>
    )
  const { brief, steps } = reckoned(line, { lines: quote.terms.lines, heads, sums: quote.sums })
  const isLeft = line.option === 'left'
  return (
    <>
      <span className={quote.moving.has(line.key) ? 'num quote-amount moves' : 'num quote-amount'}>
        {isLeft ? t('quotes.left_out') : showMoney(amount)}
      </span>
      {line.option === 'taken' && <small>{t('quotes.option_taken')}</small>}
      {line.words && <small>{line.words}</small>}
      {!isLeft && steps.length === 0 && brief && <small>{brief}</small>}
      {!isLeft && steps.length > 0 && (
        <details className="quote-steps">
          <summary>{brief}</summary>
          <ul>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
