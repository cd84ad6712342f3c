import { longDay } from '#web/long-day.ts'

interface Times {
  date: string | null
  start_time: string | null
  end_time: string | null
}

/** `16:00` as 4:00 pm. */
export function shownTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`
}

/** `4:00 pm to 11:30 pm`; empty where nobody said when. */
export function shownTimes({ start_time, end_time }: Times): string {
  if (start_time === null) return ''
  return end_time === null ? shownTime(start_time) : `${shownTime(start_time)} to ${shownTime(end_time)}`
}

/** The day and times of an event in one line. */
export function shownWhen(event: Times): string {
  return [event.date && longDay(event.date), shownTimes(event)].filter(Boolean).join(', ')
}

/** `2027-06-25` as Fri, June 25. */
export function shortDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return date.toLocaleDateString('en-US', { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'long' })
}

/** As they happen; what has no day comes last, and days alike in the order of the clock. */
export function inOrder<Event extends Times & { id: number }>(events: readonly Event[]): Event[] {
  const key = ({ date, start_time, id }: Event) => `${date ?? '~'} ${start_time ?? '~'} ${String(id).padStart(16, '0')}`
  return events.toSorted((one, other) => (key(one) < key(other) ? -1 : 1))
}
