/** Today where the couple lives: a last day to answer ends with the day there. */
export function todayIn(zone: string, now = new Date()): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(now)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  return [part('year'), part('month'), part('day')].join('-')
}

/** Whether nobody can answer any more, on that day. */
export function isOver(reply_by: string | null, today: string): boolean {
  return reply_by !== null && reply_by !== '' && reply_by < today
}
