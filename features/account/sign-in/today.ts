/** The day it is where somebody lives. A zone that nobody knows any more must not keep a couple from its day. */
export function todayIn(time_zone: string, now = new Date()): string {
  try {
    return dayIn(time_zone, now)
  } catch {
    return dayIn('UTC', now)
  }
}

/** The day that it is at a place. */
export function dayIn(time_zone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: time_zone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return parts.format(now)
}
