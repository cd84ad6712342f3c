import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import { LineCell } from '../compare/line-cell.tsx'
import { sectionsOf } from '../compare/line-rows.ts'
import { factsOf } from '../compare/quote-facts.tsx'
import { QuoteStanding } from '../compare/quote-standing.tsx'
import { QuoteTotal } from '../compare/quote-total.tsx'
import type { ShownQuote } from '../compare/shown-quote.ts'
import type { Quote } from '../contract.ts'
import { guestsIn, type Heads } from '../heads.ts'
import { changeBy, movingKeys, notStated, sumQuote } from '../quote-sums.ts'

interface Props {
  versions: readonly Quote[]
  heads: Heads
  today: string
}

/** Each as it was given, the newest first; what a newer one took the place of says so. */
export function QuoteVersions({ versions, heads, today }: Props) {
  return (
    <section className="quote-versions" aria-labelledby="quote-versions-title">
      <h2 id="quote-versions-title">{t('quotes.as_given')}</h2>
      <ol reversed>
        {versions.map((version, nth) => (
          <Version key={version.id} quote={shown(version, heads)} heads={heads} today={today} isNewest={nth === 0} />
        ))}
      </ol>
    </section>
  )
}

function Version({ quote, heads, today, isNewest }: { quote: ShownQuote; heads: Heads; today: string; isNewest: boolean }) {
  const { number, created_at: given } = quote
  return (
    <li>
      <details open={isNewest}>
        <summary>
          <b>{t('quotes.nth', { n: number })}</b> <small>{t('quotes.given_on', { day: longDay(given.slice(0, 10)) ?? '' })}</small>{' '}
          {!isNewest && <small className="quote-out">{t('quotes.superseded')}</small>}
        </summary>
        <div className="quote-version">
          <QuoteStanding quote={quote} today={today} />
          <p className="quote-all">
            <small>{t('quotes.at_guests', { n: guestsIn(heads) })}</small>
            <QuoteTotal quote={quote} />
          </p>
          {sectionsOf([quote.terms.lines]).map(({ name, rows }) => (
            <section key={name}>
              <h3>{name}</h3>
              <dl>
                {rows.map(({ key, label, at }) => (
                  <div key={key}>
                    <dt>{label}</dt>
                    <dd>
                      <LineCell quote={quote} at={at[0]} heads={heads} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
          <dl>
            {factsOf(today, heads, undefined)
              .filter(({ key }) => !['today', 'versions'].includes(key))
              .map(({ key, label, of }) => (
                <div key={key}>
                  <dt>{label}</dt>
                  <dd>{of(quote)}</dd>
                </div>
              ))}
          </dl>
        </div>
      </details>
    </li>
  )
}

function shown(version: Quote, heads: Heads): ShownQuote {
  const { terms } = version
  const sums = sumQuote(terms, heads)
  return {
    ...version,
    service: '',
    status: '',
    notes: '',
    live: sums,
    at: sums,
    not_stated: notStated(terms.lines),
    sums,
    today: sums.total,
    more: changeBy(terms, heads, 1),
    fewer: changeBy(terms, heads, -1),
    moving: movingKeys(terms.lines),
    isCheapest: false,
  }
}
