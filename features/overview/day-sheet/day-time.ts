/** A sheet goes from four in the morning to four; minutes are counted from the midnight before. */
export const firstMinute = 4 * 60
export const lastMinute = firstMinute + 24 * 60 - 1

/** `02:10` is of the night after, as minute 1570. */
export function minuteAt(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const minute = hours * 60 + minutes
  return minute < firstMinute ? minute + 24 * 60 : minute
}

/** As a field of a time has it: 24 hours. */
export function timeAt(minute: number): string {
  return `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`
}

/** As people here say it: `4:05 pm`. */
export function clockAt(minute: number): string {
  const hour = Math.floor(minute / 60) % 24
  return `${hour % 12 === 0 ? 12 : hour % 12}:${two(minute % 60)} ${hour < 12 ? 'am' : 'pm'}`
}

/** Now, by the clock of a place; undefined where the sheet is of another day. */
export function minuteNow(date: string | null, time_zone: string, now = new Date()): number | undefined {
  if (date === null) return undefined
  const said = Object.fromEntries(
    new Intl.DateTimeFormat('en-CA', {
      timeZone: time_zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  )
  const day = Date.UTC(Number(said['year']), Number(said['month']) - 1, Number(said['day']), Number(said['hour']), Number(said['minute']))
  const minute = Math.round((day - Date.parse(`${date}T00:00:00Z`)) / 60_000)
  return minute >= firstMinute && minute <= lastMinute ? minute : undefined
}

function two(n: number): string {
  return String(n).padStart(2, '0')
}
