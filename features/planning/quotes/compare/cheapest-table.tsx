import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import { guestsIn, type Heads, headsAt } from '../heads.ts'
import { marksOf } from '../likely.ts'
import { sumQuote } from '../quote-sums.ts'
import type { Stretch } from './cheapest.ts'
import type { Coming } from './shown-heads.ts'
import type { ShownQuote } from './shown-quote.ts'

interface Props {
  quotes: readonly ShownQuote[]
  heads: Heads
  coming: Coming
  stretches: readonly Stretch[]
}

/** The drawing in figures: at the likely numbers, and wherever another becomes the cheapest. */
export function CheapestTable({ quotes, heads, coming, stretches }: Props) {
  const chosen = guestsIn(heads)
  const marks = marksOf(coming).map(({ guests }) => guests)
  const numbers = [...new Set([...stretches.map(({ from }) => from), ...marks, chosen])]
    .filter((n) => n > 0)
    .toSorted((one, other) => one - other)
  const names = (ids: readonly number[]) =>
    quotes
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => name)
      .join(', ')
  return (
    <>
      {quotes.length > 1 && (
        <ul className="quote-stretches">
          {stretches.map(({ from, to, ids }) => (
            <li key={from}>
              {from === to
                ? t('quotes.cheapest_at', { from, name: names(ids) })
                : t('quotes.cheapest_from', { from, to, name: names(ids) })}
            </li>
          ))}
        </ul>
      )}
      <details className="quote-figures">
        <summary>{t('quotes.as_table')}</summary>
        <div className="quote-figures-room" role="region" aria-label={t('quotes.as_table')} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('quotes.guests')}</th>
                {quotes.map(({ id, name }) => (
                  <th key={id} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {numbers.map((guests) => {
                const at = guests === chosen ? heads : headsAt(heads, guests)
                const totals = quotes.map(({ terms }) => sumQuote(terms, at).total)
                const least = Math.min(...totals)
                return (
                  <tr key={guests}>
                    <th scope="row" className="num">
                      {guests}
                    </th>
                    {quotes.map(({ id }, nth) => (
                      <td key={id} className="num">
                        {showMoney(totals[nth]!)}
                        {totals[nth] === least && quotes.length > 1 && <em className="quote-least">{t('quotes.least')}</em>}
                      </td>
                    ))}
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      </details>
    </>
  )
}
