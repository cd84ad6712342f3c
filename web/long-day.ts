/** `2027-06-26` as Saturday, June 26, 2027; undefined for what is no day. */
export function longDay(day: string): string | undefined {
  if (!isDay(day)) return undefined
  const date = new Date(`${day}T00:00:00Z`)
  return date.toLocaleDateString('en-US', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
}

/** A day that the calendar has: the thirty-first of a short month is none. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** `2027-06` as June 2027. */
export function longMonth(month: string): string {
  return new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', month: 'long', year: 'numeric' })
}
