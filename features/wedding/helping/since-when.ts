const day = 86_400_000

/** A moment as one says it of a letter: today, yesterday, Tuesday, November 3. Without a zone it is that of the browser. */
export function sinceWhen(moment: string, timeZone: string | undefined, now = Date.now()): string {
  const date = new Date(moment)
  const dayOf = (time: Date) => time.toLocaleDateString('en-CA', { timeZone })
  if (dayOf(date) === dayOf(new Date(now))) return 'today'
  if (dayOf(date) === dayOf(new Date(now - day))) return 'yesterday'
  if (now - date.getTime() < 6 * day) return date.toLocaleDateString('en-US', { timeZone, weekday: 'long' })
  return date.toLocaleDateString('en-US', { timeZone, day: 'numeric', month: 'long' })
}
