import { Fragment } from 'react'
import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import { guestsIn } from '../heads.ts'
import { LineCell } from './line-cell.tsx'
import { sectionsOf } from './line-rows.ts'
import { factsOf } from './quote-facts.tsx'
import { QuotePick } from './quote-pick.tsx'
import { QuoteStanding } from './quote-standing.tsx'
import { QuoteTotal } from './quote-total.tsx'
import type { ComparedProps, ShownQuote } from './shown-quote.ts'

/** Side by side, line by line; on a phone each vendor has a card instead. */
export function QuotesTable({ quotes, heads, picked, today, event }: ComparedProps) {
  const lookOf = ({ id }: ShownQuote) => (id === picked ? 'picked' : undefined)
  return (
    <div className="quote-room" role="region" aria-label={t('quotes.line_by_line')} tabIndex={0}>
      <table className="quote-table">
        <thead>
          <tr>
            <td />
            {quotes.map((quote) => (
              <th key={quote.id} scope="col" className={lookOf(quote)}>
                <b>{quote.name}</b>
                <span className="num">{showMoney(quote.sums.total)}</span>
                <QuoteStanding quote={quote} today={today} />
                <QuotePick id={quote.id} name={quote.name} isPicked={quote.id === picked} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sectionsOf(quotes.map(({ terms }) => terms.lines)).map(({ name, rows }) => (
            <Fragment key={name}>
              <tr className="quote-section">
                <th colSpan={quotes.length + 1} scope="colgroup">
                  {name}
                </th>
              </tr>
              {rows.map(({ key, label, at }) => (
                <tr key={key}>
                  <th scope="row">{label}</th>
                  {quotes.map((quote, nth) => (
                    <td key={quote.id} className={lookOf(quote)}>
                      <LineCell quote={quote} at={at[nth]} heads={heads} />
                    </td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
          <tr className="quote-all">
            <th scope="row">
              {t('quotes.in_all')}
              <small>{t('quotes.at_guests', { n: guestsIn(heads) })}</small>
            </th>
            {quotes.map((quote) => (
              <td key={quote.id} className={lookOf(quote)}>
                <QuoteTotal quote={quote} />
              </td>
            ))}
          </tr>
          {factsOf(today, heads, event).map(({ key, label, hint, of }) => (
            <tr key={key}>
              <th scope="row">
                {label}
                {hint && <small>{hint}</small>}
              </th>
              {quotes.map((quote) => (
                <td key={quote.id} className={lookOf(quote)}>
                  {of(quote)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
