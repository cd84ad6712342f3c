import { t } from '#web/text/dashboards-text.ts'

const hour = 3_600_000
const day = 24 * hour

interface Here {
  /** In milliseconds. */
  now: number
  timeZone: string
}

/** Since when something is new: Tuesday, yesterday, 3 November. */
export function sinceWords(moment: string, { now, timeZone }: Here): string {
  const part = partsOf(moment, timeZone)
  if (part.day === partsOf(now, timeZone).day) return t('dashboard.since_today')
  if (part.day === partsOf(now - day, timeZone).day) return t('dashboard.since_yesterday')
  return t('dashboard.since', { day: now - Date.parse(moment) < 6 * day ? part.weekday : part.date })
}

/** How long ago, as short as it goes: 12 min, 2 h, yesterday, Wed, 3 Nov. */
export function agoWords(moment: string, { now, timeZone }: Here): string {
  const past = Math.max(0, now - Date.parse(moment))
  const part = partsOf(moment, timeZone)
  if (past < 60_000) return t('dashboard.ago_now')
  if (past < hour) return t('dashboard.ago_minutes', { n: Math.floor(past / 60_000) })
  if (part.day === partsOf(now, timeZone).day) return t('dashboard.ago_hours', { n: Math.floor(past / hour) })
  if (part.day === partsOf(now - day, timeZone).day) return t('dashboard.ago_yesterday')
  return past < 6 * day ? part.weekday.slice(0, 3) : `${part.dayOfMonth} ${part.month.slice(0, 3)}`
}

/** In words put together here, so that every browser writes them alike. */
function partsOf(moment: string | number, timeZone: string) {
  const date = new Date(moment)
  const of = (options: Intl.DateTimeFormatOptions) => date.toLocaleDateString('en-US', { timeZone, ...options })
  const [weekday, dayOfMonth, month] = [of({ weekday: 'long' }), of({ day: 'numeric' }), of({ month: 'long' })]
  return { day: date.toLocaleDateString('en-CA', { timeZone }), weekday, dayOfMonth, month, date: `${dayOfMonth} ${month}` }
}
