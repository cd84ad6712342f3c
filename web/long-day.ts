const year = { timeZone: 'UTC', month: 'long', year: 'numeric' } as const
// Made once: a format takes longer to make than to use, and a page of the magazine writes many days.
const days = new Intl.DateTimeFormat('en-US', { ...year, weekday: 'long', day: 'numeric' })
const months = new Intl.DateTimeFormat('en-US', year)

/** `2027-06-26` as Saturday, June 26, 2027; undefined for what is no day. */
export function longDay(day: string): string | undefined {
  const date = new Date(`${day}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(date.getTime()) ? days.format(date) : undefined
}

/** `2027-06` as June 2027. */
export function longMonth(month: string): string {
  return months.format(new Date(`${month}-01T00:00:00Z`))
}
