/** A day `2025-06-05` as the account menu shows it: `05 Jun, 2025`. */
export function menuDay(day: string): string {
  const [year, month, date] = day.split('-')
  return `${date} ${new Date(`2000-${month}-01`).toLocaleString('en-US', { month: 'short', timeZone: 'UTC' })}, ${year}`
}
