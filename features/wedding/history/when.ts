const day = 86_400_000

/** How long ago something was, as short as it can be said: 2 h, yesterday, Wed, November 3. Without a zone it is that of the browser. */
export function agoOf(moment: string, now: number, timeZone?: string): string {
  const date = new Date(moment)
  const minutes = Math.max(0, Math.floor((now - date.getTime()) / 60_000))
  const days = daysBetween(date, new Date(now), timeZone)
  if (days < 1 || minutes < 6 * 60) return minutes < 60 ? `${Math.max(1, minutes)} min` : `${Math.floor(minutes / 60)} h`
  if (days === 1) return 'yesterday'
  return days < 7 ? date.toLocaleDateString('en-US', { timeZone, weekday: 'short' }) : dateOf(date, timeZone)
}

/** The day that somebody was here last: today, yesterday, Tuesday, November 3. */
export function dayWord(moment: string, now: number, timeZone?: string): string {
  const date = new Date(moment)
  const days = daysBetween(date, new Date(now), timeZone)
  if (days < 1) return 'today'
  if (days === 1) return 'yesterday'
  return days < 7 ? date.toLocaleDateString('en-US', { timeZone, weekday: 'long' }) : dateOf(date, timeZone)
}

/** The heading of a day in a list: Today, Yesterday, Saturday, November 14. */
export function dayHeading(moment: string, now: number, timeZone?: string): string {
  const date = new Date(moment)
  const days = daysBetween(date, new Date(now), timeZone)
  if (days < 1) return 'Today'
  if (days === 1) return 'Yesterday'
  const year = dayOf(date, timeZone).slice(0, 4) === dayOf(new Date(now), timeZone).slice(0, 4) ? undefined : 'numeric'
  return date.toLocaleDateString('en-US', { timeZone, weekday: 'long', day: 'numeric', month: 'long', year })
}

/** `2026-11-21` where the clock hangs. */
export function dayOf(date: Date, timeZone?: string): string {
  return date.toLocaleDateString('en-CA', { timeZone })
}

function daysBetween(one: Date, other: Date, timeZone?: string): number {
  return Math.round((Date.parse(dayOf(other, timeZone)) - Date.parse(dayOf(one, timeZone))) / day)
}

function dateOf(date: Date, timeZone?: string): string {
  return date.toLocaleDateString('en-US', { timeZone, day: 'numeric', month: 'long' })
}
