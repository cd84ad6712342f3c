import { Link } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { useActs } from '#web/client/acts.ts'
import { takeBack } from '#web/client/taking-back.ts'
import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { LastMove } from './contract.ts'
import { keptWords } from './kept-words.ts'

interface Props {
  last: LastMove
  /** Households that know an earlier day. */
  told: number | null
  isMain: boolean
}

/** The latest move, with the way back and the letter that is ready. */
export function LastMoved({ last: { act, from, to, by, undoable_until }, told, isMain }: Props) {
  const { once, isPending } = useActs()
  const until = undoable_until && (longDay(undoable_until.slice(0, 10)) ?? '')
  const day = (date: string | null) => (date === null ? t('moving.no_day') : (longDay(date) ?? date))
  function undo(event: FormEvent) {
    event.preventDefault()
    void once(() => takeBack(act, keptWords))
  }
  return (
    <section className="moving-last">
      <h2>{to === null ? t('moving.last_lost', { from: day(from) }) : t('moving.last', { from: day(from), to: day(to) })}</h2>
      <p>{[by && t('moving.last_by', { name: by }), until && t('moving.last_hint', { day: until })].filter(Boolean).join(' ')}</p>
      <form className="buttons" method="post" onSubmit={undo}>
        <input type="hidden" name="form" value="undo" />
        <input type="hidden" name="act" value={act} />
        {isMain && told !== null && told > 0 && (
          <Link className="button" to="/tools/guest-list/letters" search={{ kind: 'change_of_date' }}>
            <Icon name="envelope-simple" />
            {t('moving.letter')}
          </Link>
        )}
        {until && (
          <button className="button" type="submit" aria-disabled={isPending}>
            <Icon name="arrow-u-up-left" />
            {t('moving.undo')}
          </button>
        )}
      </form>
    </section>
  )
}
