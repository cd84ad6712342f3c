import { addDays } from '../plan.ts'

/** `Fri, Nov 27`; the year only where it is another one. */
export function shortDay(day: string, today: string): string {
  const { weekday, day: date, month, year } = partsOf(day, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
  return `${weekday}, ${month} ${date}${day.slice(0, 4) === today.slice(0, 4) || isNear(day, today) ? '' : `, ${year}`}`
}

/** `November` and `2026` of `2026-11`. */
export function monthWords(month: string): { name: string; short: string; year: string } {
  const day = `${month}-01`
  return {
    name: partsOf(day, { month: 'long' })['month'] ?? '',
    short: partsOf(day, { month: 'short' })['month'] ?? '',
    year: month.slice(0, 4),
  }
}

/** The last day of the week that a day is in. */
export function endOfWeek(day: string, week_starts_on: number): string {
  return addDays(day, 6 - ((new Date(`${day}T00:00:00Z`).getUTCDay() - week_starts_on + 7) % 7))
}

/** The last day of a month. */
export function lastOf(month: string): string {
  const [year = 0, nth = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, nth, 0)).toISOString().slice(0, 10)
}

function isNear(day: string, today: string): boolean {
  return day > today && day < addDays(today, 300)
}

function partsOf(day: string, format: Intl.DateTimeFormatOptions): Record<string, string> {
  const parts = new Intl.DateTimeFormat('en-US', { ...format, timeZone: 'UTC' }).formatToParts(new Date(`${day}T00:00:00Z`))
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]))
}
