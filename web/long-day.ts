/** `2027-06-26` as Saturday, June 26, 2027; undefined for what is no day. */
export function longDay(day: string): string | undefined {
  const date = new Date(`${day}T00:00:00Z`)
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(date.getTime())) return undefined
  return date.toLocaleDateString('en-US', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
}

/** `2027-06` as June 2027. */
export function longMonth(month: string): string {
  return new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', month: 'long', year: 'numeric' })
}
