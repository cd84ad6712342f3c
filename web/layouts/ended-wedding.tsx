import { longDay } from '../long-day.ts'
import { t } from '../text/text.ts'
import { listed } from '../listed.ts'

export interface Ended {
  couple: string
  guest_wedding_events: readonly { name: string }[]
  ended_at: string
}

/** Whose wedding it is that is no longer shared, since when, and that nothing of it was in vain. */
export function EndedWedding({ ended: { couple, guest_wedding_events: events, ended_at } }: { ended: Ended }) {
  const named = listed(events.map(({ name }) => name))
  const day = longDay(ended_at.slice(0, 10)) ?? ended_at
  return (
    <>
      <h1>{t('helping.ended_title', { couple })}</h1>
      <p className="lead">
        {events.length > 0 ? t('helping.ended_events', { couple, events: named, day }) : t('helping.ended_all', { couple, day })}
      </p>
      <p>{t('helping.ended_stays')}</p>
    </>
  )
}
