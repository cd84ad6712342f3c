import { t } from '../text/text.ts'
import { dataColour } from './data-colour.ts'
import { ringArcs } from './ring-arcs.ts'
import { wholePercents } from './shares.ts'

interface Props {
  label: string
  parts: readonly { id: string; name: string; amount: number }[]
  chosen?: string | undefined
  format: (amount: number) => string
}

/** A whole and its parts; only the chosen one is raised, and the middle says which it is. */
export function Ring({ label, parts, chosen, format }: Props) {
  const amounts = parts.map(({ amount }) => amount)
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  const place = parts.findIndex(({ id }) => id === chosen)
  const percents = wholePercents(amounts)
  const words = parts.map(({ name, amount }, at) => t('ring.part', { name, amount: format(amount), percent: percents[at] ?? 0 }))
  const part = parts[place]
  return (
    <figure className="ring">
      <svg viewBox="0 0 300 300" role="img" aria-label={t('chart.summary', { label, parts: words.join(', ') })}>
        {total === 0 && <circle className="ring-track" cx="150" cy="150" r="102" />}
        {ringArcs(amounts, place).map((arc, at) => (
          <path key={parts[at]?.id} className={`${dataColour(at)} ${at === place ? 'chosen' : ''}`.trim()} d={arc} />
        ))}
      </svg>
      <figcaption aria-hidden="true">
        <b className="num">{format(part ? part.amount : total)}</b>
        <em>{part ? part.name : t('ring.all')}</em>
      </figcaption>
    </figure>
  )
}
