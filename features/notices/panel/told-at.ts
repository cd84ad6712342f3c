import { t } from '#web/text/text.ts'

/** A moment as one would say it: Today, 4:12 pm; Yesterday, 7:05 pm; Wednesday; November 3; November 3, 2025. */
export function toldAt(moment: string, timeZone?: string, now = Date.now()): string {
  const date = new Date(moment)
  const days = daysBetween(dayOf(date, timeZone), dayOf(new Date(now), timeZone))
  const time = date.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }).toLowerCase()
  if (days <= 0) return t('notifications.today', { time })
  if (days === 1) return t('notifications.yesterday', { time })
  if (days < 7) return date.toLocaleDateString('en-US', { timeZone, weekday: 'long' })
  const isThisYear = days < 300
  return date.toLocaleDateString('en-US', { timeZone, day: 'numeric', month: 'long', ...(!isThisYear && { year: 'numeric' }) })
}

function dayOf(date: Date, timeZone: string | undefined): string {
  return date.toLocaleDateString('en-CA', { timeZone })
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000
}
