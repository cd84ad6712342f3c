import { useId } from 'react'
import { t } from '#web/text/text.ts'
import { guestsIn, type Heads } from '../heads.ts'
import { marksOf } from '../likely.ts'
import { ClassFields } from './class-fields.tsx'
import { type Coming, rangeOf, type SaidHeads } from './shown-heads.ts'

interface Props {
  coming: Coming
  heads: Heads
  /** The address does not say it yet. */
  isMoved: boolean
  /** While it is moved. */
  onMove: (said: SaidHeads) => void
  onChoose: (said: SaidHeads) => void
}

/** How many it will be: a leaf to move, three numbers that are likely, or any other. */
export function HeadsChooser({ coming, heads, isMoved, onMove, onChoose }: Props) {
  const id = useId()
  const guests = guestsIn(heads)
  const { from, to } = rangeOf(coming, heads)
  const said = coming.waiting + guestsIn(coming.now)
  const rest = () => isMoved && onChoose({ guests })
  return (
    <section className="quote-heads" aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`}>{t('quotes.how_many')}</h2>
        <p>
          {said === 0 ? t('quotes.nobody_asked') : t('quotes.coming', { coming: guestsIn(coming.now), waiting: coming.waiting })}{' '}
          {t('quotes.move_leaf')}
        </p>
        <ClassFields heads={heads} onChoose={onChoose} />
      </div>
      <div className="quote-leaf">
        <div>
          <label htmlFor={id}>{t('quotes.guests')}</label>
          <output htmlFor={id} className="num">
            {guests}
          </output>
        </div>
        <input
          id={id}
          type="range"
          min={from}
          max={to}
          step={1}
          value={guests}
          aria-valuetext={t('quotes.n_guests', { n: guests })}
          style={{ '--share': `${to > from ? ((guests - from) / (to - from)) * 100 : 0}%` } as object}
          onChange={({ target }) => onMove({ guests: Number(target.value) })}
          onPointerUp={rest}
          onKeyUp={rest}
          onBlur={rest}
        />
        {said > 0 && <Marks coming={coming} guests={guests} onChoose={onChoose} />}
      </div>
    </section>
  )
}

function Marks({ coming, guests, onChoose }: Pick<Props, 'coming' | 'onChoose'> & { guests: number }) {
  const marks = marksOf(coming).filter((mark, nth, all) => all.findIndex((other) => other.guests === mark.guests) === nth)
  const { waiting, declined } = coming
  const words = {
    few: (n: number) => t('quotes.mark_few', { n, waiting }),
    usual: (n: number) => t('quotes.mark_usual', { n, waiting }),
    all: () => (declined > 0 ? t('quotes.mark_all_but', { declined }) : t('quotes.mark_all')),
  }
  return (
    <div className="quote-marks">
      {marks.map(({ guests: n, of_waiting, kind }) => (
        <button key={kind} type="button" aria-pressed={n === guests} onClick={() => onChoose({ guests: n })}>
          <b className="num">{n}</b>
          <span>{words[kind](of_waiting)}</span>
        </button>
      ))}
    </div>
  )
}
