import { useId } from 'react'
import { t } from '../text/text.ts'
import { stretches, wholePercents } from './shares.ts'

interface Share {
  label: string
  amount: number
  look: 'solid' | 'waiting' | 'grey'
}

interface Props {
  label: string
  shares: readonly Share[]
  /** The amounts as they are to be read, where a plain number would not do. */
  format?: (amount: number) => string
}

/** One line that says how a whole divides: solid is sure, hatched is waited for, grey is out. */
export function ShareBar({ label, shares, format = (amount) => amount.toLocaleString('en-US') }: Props) {
  const hatch = useId()
  const amounts = shares.map(({ amount }) => amount)
  const percents = wholePercents(amounts)
  const words = shares.map((share, place) =>
    t('share_bar.share', { n: format(share.amount), label: share.label, percent: percents[place] ?? 0 }),
  )
  return (
    <figure className="share-bar">
      <svg width="100%" height="10" role="img" aria-label={t('chart.summary', { label, parts: words.join(', ') })}>
        <pattern id={hatch} className="share-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" />
          <rect width="3" height="6" />
        </pattern>
        <rect className="share-track" width="100%" height="10" />
        {stretches(amounts).map(({ from, to }, place) => (
          <ShareRect key={shares[place]?.label} look={shares[place]?.look ?? 'solid'} from={from} to={to} hatch={hatch} />
        ))}
      </svg>
      <figcaption aria-hidden="true">
        {shares.map((share) => (
          <span className={`share-label ${share.look}`} key={share.label}>
            <b className="num">{format(share.amount)}</b> {share.label}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}

function ShareRect({ look, from, to, hatch }: { look: Share['look']; from: number; to: number; hatch: string }) {
  if (to <= from) return null
  const fill = look === 'waiting' ? { fill: `url(#${hatch})` } : {}
  return (
    <>
      <rect className={`share-part ${look}`} x={`${from}%`} width={`${to - from}%`} height="10" {...fill} />
      {from > 0 && <line className="share-gap" x1={`${from}%`} x2={`${from}%`} y2="10" />}
    </>
  )
}
