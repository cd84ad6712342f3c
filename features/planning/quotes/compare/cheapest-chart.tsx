import { useMemo } from 'react'
import { t } from '#web/text/text.ts'
import { wholeDollars } from '../whole-dollars.ts'
import { guestsIn, type Heads } from '../heads.ts'
import { cheapestFrom, totalsAlong } from './cheapest.ts'
import { CheapestTable } from './cheapest-table.tsx'
import { nameOf } from './service-name.ts'
import { type Coming, rangeOf } from './shown-heads.ts'
import type { ShownQuote } from './shown-quote.ts'

interface Props {
  quotes: readonly ShownQuote[]
  heads: Heads
  coming: Coming
  planned: number | null
  service: string | null
}

const [width, height] = [640, 260]

/** What each comes to at any number, what was planned, and who is cheapest where; the same stands in a table. */
export function CheapestChart({ quotes, heads, coming, planned, service }: Props) {
  const { from, to } = rangeOf(coming, heads)
  const key = JSON.stringify([heads, from, to])
  const { lines, stretches } = useMemo(() => {
    const [at, from, to] = JSON.parse(key) as [Heads, number, number]
    return { lines: totalsAlong(quotes, at, { from, to }), stretches: cheapestFrom(quotes, at, { from, to }) }
  }, [quotes, key])
  const most = Math.max(planned ?? 0, ...lines.flatMap(({ points }) => points.map(({ total }) => total)), 1) * 1.08
  const x = (guests: number) => (to === from ? width / 2 : ((guests - from) / (to - from)) * width)
  const y = (total: number) => height - (total / most) * height
  const guests = guestsIn(heads)
  return (
    <section className="quote-chart" aria-labelledby="quote-chart-title">
      <h2 id="quote-chart-title">{t('quotes.does_to', { service: nameOf(service ?? 'other') })}</h2>
      <p>
        {planned !== null && t('quotes.planned', { amount: wholeDollars(planned) })} {t('quotes.chart_hint', { from, to })}
      </p>
      <figure>
        <div className="quote-plot" aria-hidden="true">
          <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
            {planned !== null && <line className="quote-planned" x1="0" x2={width} y1={y(planned)} y2={y(planned)} />}
            <line className="quote-chosen" x1={x(guests)} x2={x(guests)} y1="0" y2={height} />
            {lines.map(({ id, points }, nth) => (
              <polyline
                key={id}
                className={`quote-line line-${(nth % 4) + 1}`}
                points={points.map(({ guests: n, total }) => `${x(n)},${y(total)}`).join(' ')}
              />
            ))}
          </svg>
          {planned !== null && (
            <span className="quote-plan-label" style={{ top: `${(y(planned) / height) * 100}%` }}>
              {t('quotes.planned_line')}
            </span>
          )}
          {lines.map(({ id, points }, nth) => (
            <b key={id} className={`line-${(nth % 4) + 1}`} style={{ top: `${(y(points.at(-1)!.total) / height) * 100}%` }}>
              {letterOf(nth)}
            </b>
          ))}
          <p>
            <span>{from}</span>
            <span style={{ left: `${(x(guests) / width) * 100}%` }}>{guests > from && guests < to ? guests : ''}</span>
            <span>{to}</span>
          </p>
        </div>
        <figcaption>
          {quotes.map(({ id, name, sums }, nth) => (
            <span key={id} className={`line-${(nth % 4) + 1}`}>
              <b>{letterOf(nth)}</b> {name} <span className="num">{wholeDollars(sums.total)}</span>
            </span>
          ))}
        </figcaption>
      </figure>
      <CheapestTable quotes={quotes} heads={heads} coming={coming} stretches={stretches} />
    </section>
  )
}

function letterOf(nth: number): string {
  return String.fromCharCode(65 + (nth % 26))
}
