const day = 86_400_000

/** A moment as one would say it: Today, 8:14 am; Monday, 6:40 pm; November 3. Without a zone it is that of the browser. */
export function seenAt(moment: string, timeZone: string | undefined, now = Date.now()): string {
  const date = new Date(moment)
  const dayOf = (time: Date) => time.toLocaleDateString('en-CA', { timeZone })
  const time = date.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }).toLowerCase()
  if (dayOf(date) === dayOf(new Date(now))) return `today, ${time}`
  if (now - date.getTime() < 6 * day) return `${date.toLocaleDateString('en-US', { timeZone, weekday: 'long' })}, ${time}`
  return date.toLocaleDateString('en-US', { timeZone, day: 'numeric', month: 'long' })
}
