import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import { toast } from '#web/ui/toast.ts'
import type { Calendar } from '../contract.ts'
import { FeedForm } from './feed-form.tsx'
import { FileForm } from './file-form.tsx'

/** The calendar that they keep elsewhere: where it is read, how it went, and what was found. */
export function VendorFeed({ calendar: { feed, read_days } }: { calendar: Calendar }) {
  const { once, isPending } = useActs()
  useNews(feed?.is_reading ?? false)

  const remove = () =>
    once(async () => {
      await api.vendor_feed.remove.call()
      toast({ kind: 'done', lines: [t('feed.removed')] })
    })

  return (
    <section className="calendar-feed" aria-labelledby="feed-title">
      <h3 id="feed-title">{t('feed.title')}</h3>
      <p>{t('feed.hint')}</p>
      <p>{t('feed.rules')}</p>
      {feed && (
        <>
          <Standing feed={feed} />
          <p className="buttons">
            {feed.place && (
              <button
                className="button"
                type="button"
                aria-disabled={isPending || feed.is_reading}
                onClick={() => void (feed.is_reading || once(async () => void (await api.vendor_feed.read.call())))}
              >
                {t('feed.read_now')}
              </button>
            )}
            <button className="button" type="button" aria-disabled={isPending} onClick={() => void remove()}>
              {t('feed.remove')}
            </button>
          </p>
          <ReadDays days={read_days} />
        </>
      )}
      <FeedForm />
      <FileForm />
    </section>
  )
}

/** While it is being read nobody tells the browser, so it asks. */
function useNews(isReading: boolean): void {
  const { refetch } = useQuery({ ...api.vendor_calendar.get.queryOptions(), enabled: false })
  useEffect(() => {
    if (!isReading) return
    const asking = setInterval(() => void refetch(), 1_500)
    return () => clearInterval(asking)
  }, [isReading, refetch])
}

function Standing({ feed: { place, time_zone, read_at, tried_at, trouble, unread, is_reading } }: { feed: NonNullable<Calendar['feed']> }) {
  const zone = time_zone.replaceAll('_', ' ')
  return (
    <div className="feed-standing" role="status">
      <p>{place ? t('feed.from_place', { place, zone }) : t('feed.from_file', { zone })}</p>
      <p>{is_reading ? t('feed.reading') : read_at ? t('feed.last_read', onClock(read_at, time_zone)) : t('feed.never_read')}</p>
      {trouble && tried_at && (
        <p className="management-note">
          {t('feed.trouble', { ...onClock(tried_at, time_zone), why: whys[trouble] })} {read_at && t('feed.stays')}
        </p>
      )}
      {unread > 0 && <p>{t('feed.unread', { n: unread })}</p>}
    </div>
  )
}

function ReadDays({ days }: { days: Calendar['read_days'] }) {
  if (days.length === 0) return <p>{t('feed.no_days')}</p>
  return (
    <details>
      <summary>{t('feed.days', { n: days.length })}</summary>
      <ul className="calendar-days">
        {days.map(({ day, state, events, is_overruled }) => (
          <li key={day}>
            <b>{longDay(day)}</b>
            <span>{is_overruled ? t('feed.overruled') : states[state]}</span>
            <small>{events === 1 ? t('feed.events_one') : t('feed.events', { n: events })}</small>
          </li>
        ))}
      </ul>
    </details>
  )
}

function onClock(moment: string, timeZone: string): { day: string; time: string } {
  const at = new Date(moment)
  const day = longDay(new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at)) ?? ''
  return { day, time: new Intl.DateTimeFormat('en-US', { timeZone, timeStyle: 'short' }).format(at) }
}

const states = { booked: t('feed.state_booked'), held: t('feed.state_held'), free: t('feed.state_free') }

const whys = {
  address: t('feed.trouble_wrong'),
  unreachable: t('feed.trouble_unreachable'),
  status: t('feed.trouble_status'),
  kind: t('feed.trouble_kind'),
  large: t('feed.trouble_large'),
  long: t('feed.trouble_long'),
}
