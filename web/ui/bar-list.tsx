import type { ReactNode } from 'react'
import { t } from '../text/text.ts'
import { dataColour } from './data-colour.ts'

export interface Bar {
  id: string
  name: string
  paid: number
  promised: number
  planned: number
}

interface Props {
  label: string
  bars: readonly Bar[]
  format: (amount: number) => string
  /** With these two a row is a button that chooses, as for the ring beside it. */
  chosen?: string | undefined
  onChoose?: (id: string) => void
}

/** Several lines on one scale: what is paid is solid, what is promised is a tint, the plan is a tick. */
export function BarList({ label, bars, format, chosen, onChoose }: Props) {
  const scale = Math.max(1, ...bars.map(({ paid, promised, planned }) => Math.max(paid + promised, planned)))
  return (
    <figure className="bar-list">
      <ul aria-label={label}>
        {bars.map((bar, place) => (
          <li key={bar.id} className={dataColour(place)}>
            <Row isChosen={chosen === bar.id} onChoose={onChoose && (() => onChoose(bar.id))}>
              <i aria-hidden="true" />
              <span className="bar-name">{bar.name}</span>
              <Line bar={bar} scale={scale} format={format} />
              <Amounts bar={bar} format={format} />
            </Row>
          </li>
        ))}
      </ul>
      <figcaption aria-hidden="true">
        <span className="bar-key paid">{t('bar_list.paid')}</span>
        <span className="bar-key promised">{t('bar_list.promised')}</span>
        <span className="bar-key planned">{t('bar_list.planned')}</span>
      </figcaption>
    </figure>
  )
}

function Row({ isChosen, onChoose, children }: { isChosen: boolean; onChoose: (() => void) | undefined; children: ReactNode }) {
  if (!onChoose) return <div className="bar-row">{children}</div>
  return (
    <button className="bar-row" type="button" aria-pressed={isChosen} onClick={onChoose}>
      {children}
    </button>
  )
}

function Line({ bar: { paid, promised, planned }, scale, format }: { bar: Bar; scale: number; format: Props['format'] }) {
  const percent = (amount: number) => `${(amount / scale) * 100}%`
  const summary = t('bar_list.summary', { paid: format(paid), promised: format(promised), planned: format(planned) })
  return (
    <svg className="bar-line" width="100%" height="20" role="img" aria-label={summary}>
      <rect className="paid" y="4" width={percent(paid)} height="12" />
      <rect className="promised" x={percent(paid)} y="4" width={percent(promised)} height="12" />
      {paid > 0 && promised > 0 && <line className="bar-gap" x1={percent(paid)} x2={percent(paid)} y1="4" y2="16" />}
      <line className="bar-plan" x1={percent(planned)} x2={percent(planned)} y2="20" />
    </svg>
  )
}

function Amounts({ bar: { paid, promised, planned }, format }: { bar: Bar; format: Props['format'] }) {
  const over = paid + promised - planned
  return (
    <span className="bar-amounts num" aria-hidden="true">
      <b>{format(paid + promised)}</b>
      {over > 0 ? (
        <span className="over">{t('bar_list.over', { amount: format(over) })}</span>
      ) : (
        <span>{t('bar_list.of', { amount: format(planned) })}</span>
      )}
    </span>
  )
}
