import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { listed } from '#web/listed.ts'
import { t } from '#web/text/text.ts'
import type { Preview } from './sheet-shapes.ts'
import { clockAt } from './day-time.ts'

interface Props {
  preview: Preview
  from: number
  minutes: number
  /** Whose lines are shown on the page. */
  who: number | undefined
}

/** What moves, what is cut short, what holds and what doesn’t fit; whom it concerns; and one button for all of it. */
export function LatePreview({ preview, from, minutes, who }: Props) {
  const { shifts, holds, clashes, absorbed_at, affected, basis } = preview
  const navigate = useNavigate()
  const { once, isPending } = useActs()
  const [wrong, setWrong] = useState<string>()
  async function move(submitted: FormEvent<HTMLFormElement>) {
    submitted.preventDefault()
    setWrong(undefined)
    const { isDone } = await once(
      async (act) => {
        await api.day_sheets.late.call({ from, minutes, basis, act })
        const said = shifts.length === 1 ? t('day.late_done_one') : t('day.late_done_many', { n: shifts.length })
        return affected.some((one) => one.is_written_to) ? { said, undo: act, words: { undone: t('day.late_undone') } } : said
      },
      (error) => setWrong(refusal(error)?.message ?? t('error.no_connection')),
    )
    if (isDone) await navigate({ to: '.', search: { who }, resetScroll: false })
  }
  return (
    <form className="day-ripple" method="post" onSubmit={move}>
      <input type="hidden" name="form" value="late" />
      <input type="hidden" name="from" value={from} />
      <input type="hidden" name="minutes" value={minutes} />
      <input type="hidden" name="basis" value={basis} />
      <h3>{t('day.late_moves')}</h3>
      <ul>
        {shifts.map(({ id, title, from, to, minutes, minutes_before }) => (
          <li key={id}>
            <b>{title}</b>
            <span className="num">
              <s>{clockAt(from)}</s> {clockAt(to)}
            </span>
            {minutes !== minutes_before && <small>{t('day.late_cut', { title, minutes, before: minutes_before })}</small>}
          </li>
        ))}
      </ul>
      {holds.length > 0 && <h3>{t('day.late_holds')}</h3>}
      <ul>
        {holds.map(({ id, title, starts }) => (
          <li key={id}>
            <b>{title}</b>
            <span className="num">{clockAt(starts)}</span>
          </li>
        ))}
      </ul>
      {clashes.length > 0 && (
        <div className="day-clashes" role="alert">
          <h3>{t('day.late_clashes')}</h3>
          <ul>
            {clashes.map(({ id, with: other_id, title, other, minutes }) => (
              <li key={`${id} ${other_id}`}>{t('day.late_clash', { title, other, minutes })}</li>
            ))}
          </ul>
        </div>
      )}
      {absorbed_at !== null && <p>{t('day.late_absorbed', { time: clockAt(absorbed_at) })}</p>}
      <Affected affected={affected} />
      {wrong && (
        <p className="form-error" role="alert">
          {wrong}
        </p>
      )}
      <button className="button main" type="submit" aria-disabled={isPending} aria-busy={isPending}>
        {t('day.late_move')}
      </button>
    </form>
  )
}

function Affected({ affected }: Pick<Preview, 'affected'>) {
  const names = (isWritten: boolean) => listed(affected.filter((one) => one.is_written_to === isWritten).map(({ name }) => name))
  const [told, others] = [names(true), names(false)]
  if (affected.length === 0) return <p>{t('day.late_nobody')}</p>
  return (
    <>
      {told && <p>{t('day.late_told', { names: told })}</p>}
      {others && <p>{t('day.late_not_told', { names: others })}</p>}
    </>
  )
}
