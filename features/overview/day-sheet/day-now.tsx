import { useEffect, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import type { Sheet } from './sheet-shapes.ts'
import type { DaySearch } from './day-search.ts'
import { clockAt, minuteNow } from './day-time.ts'

/** On the day itself: what time it is there, and what comes next. */
export function DayNow({ sheet: { event, items }, search }: { sheet: Sheet; search: DaySearch }) {
  const now = useMinute(event)
  if (now === undefined) return null
  const next = items.find(({ starts }) => starts >= now)
  const movable = items.find(({ starts, moves }) => starts >= now && moves !== 'never')
  return (
    <section className="day-now" aria-label={t('day.now')}>
      <b className="num">{clockAt(now)}</b>
      {next && <p>{t('day.next', { title: next.title, time: clockAt(next.starts) })}</p>}
      {movable && (
        <Link className="button" to="." search={{ ...search, from: movable.id, by: undefined }} hash="late">
          {t('day.late')}
        </Link>
      )}
    </section>
  )
}

const halfMinute = 30_000

/** Only in the browser: the page itself may be an hour old. */
function useMinute({ date, time_zone }: Sheet['event']): number | undefined {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    const look = () => setNow(minuteNow(date, time_zone))
    look()
    const timer = setInterval(look, halfMinute)
    return () => clearInterval(timer)
  }, [date, time_zone])
  return now
}
