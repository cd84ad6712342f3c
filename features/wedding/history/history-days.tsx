import { Fragment } from 'react'
import { t } from '#web/text/text.ts'
import { showTime } from '#web/ui/day.ts'
import type { Act } from './contract.ts'
import { HistoryAct } from './history-act.tsx'
import { useZone } from './own-zone.ts'
import { dayHeading, dayOf, dayWord } from './when.ts'

interface Props {
  acts: readonly Act[]
  /** When the visitor was here last. */
  since: string | null
  now: number
}

/** The acts of each day under its name, and a line where the visitor left off. */
export function HistoryDays({ acts, since, now }: Props) {
  const zone = useZone()
  const days = Map.groupBy(acts, ({ created_at }) => dayOf(new Date(created_at), zone))
  const seen = since === null ? undefined : acts.find(({ created_at }) => Date.parse(created_at) <= Date.parse(since))
  const marked = acts.some(({ is_new }) => is_new) && seen !== acts[0] ? seen : undefined
  const mark = since && (
    <p className="history-since">{t('history_page.here', { day: dayWord(since, now, zone), time: showTime(since, zone) })}</p>
  )
  // Where a day begins there, the line stands above its name and not under it.
  return [...days].map(([day, done]) => (
    <Fragment key={day}>
      {done[0] === marked && mark}
      <section className="history-day">
        <h2>{dayHeading(done[0]!.created_at, now, zone)}</h2>
        <ol>
          {done.map((act, place) => (
            <li key={act.id} data-new={act.is_new || undefined}>
              {place > 0 && act === marked && mark}
              <HistoryAct act={act} now={now} zone={zone} />
            </li>
          ))}
        </ol>
      </section>
    </Fragment>
  ))
}
