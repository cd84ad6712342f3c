import { calendarFile } from '#features/wedding/events/calendar.ts'
import { t } from '#web/text/text.ts'

interface OwnDay {
  day: string
  kind: 'booked' | 'held' | 'job'
  id: number
  name: string
}

/** What stands in their calendar here, each for its whole day. */
export function ownCalendar(days: readonly OwnDay[], host: string): string {
  const none = { version: 1, start_time: null, end_time: null, place: '', address: '', dress: '', note: '' }
  const events = days.map(({ day, kind, id, name }) => ({
    ...none,
    id: { booked: 1, held: 2, job: 3 }[kind] * 1e10 + id,
    date: day,
    name: titleOf(kind, name),
  }))
  return calendarFile(events, { host, kind: 'vendor' })
}

function titleOf(kind: OwnDay['kind'], name: string): string {
  return kind === 'job' ? t('feed.out_job', { name }) : kind === 'held' ? t('feed.out_held') : t('feed.out_booked')
}
