import { t } from '#web/text/text.ts'
import { guestsIn } from '../heads.ts'
import { LineCell } from './line-cell.tsx'
import { sectionsOf } from './line-rows.ts'
import { factsOf } from './quote-facts.tsx'
import { QuotePick } from './quote-pick.tsx'
import { QuoteStanding } from './quote-standing.tsx'
import { QuoteTotal } from './quote-total.tsx'
import type { ComparedProps, ShownQuote } from './shown-quote.ts'

/** The same on a phone: a card for each vendor. */
export function QuoteCards(compared: ComparedProps) {
  return (
    <ul className="quote-cards">
      {compared.quotes.map((quote) => (
        <QuoteCard key={quote.id} quote={quote} {...compared} />
      ))}
    </ul>
  )
}

function QuoteCard({ quote, heads, picked, today, event }: { quote: ShownQuote } & ComparedProps) {
  const { id, name } = quote
  return (
    <li className={id === picked ? 'picked' : undefined}>
      <header>
        <h2>{name}</h2>
        <QuoteStanding quote={quote} today={today} />
      </header>
      <p className="quote-all">
        <small>{t('quotes.at_guests', { n: guestsIn(heads) })}</small>
        <QuoteTotal quote={quote} />
      </p>
      <QuotePick id={id} name={name} isPicked={id === picked} />
      <details>
        <summary>{t('quotes.line_by_line')}</summary>
        {sectionsOf([quote.terms.lines]).map(({ name: section, rows }) => (
          <section key={section}>
            <h3>{section}</h3>
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
      </details>
      <dl>
        {factsOf(today, heads, event).map(({ key, label, of }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{of(quote)}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
