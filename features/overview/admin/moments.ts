import { t } from '#web/text/text.ts'
import { showMoment as showInZone } from '#web/ui/day.ts'

/** A moment as operators compare it with a log: `11-21-2026 9:5 PM UTC`. */
export function showMoment(moment: string): string {
  return `${showInZone(moment, 'UTC')} UTC`
}

/** How long ago somebody was here, seen from a moment that the page came with; it is known to the hour. */
export function showSeen(seen_at: string | null, now: string): string {
  if (seen_at === null) return t('seen.never')
  const hours = (Date.parse(now) - Date.parse(seen_at)) / 3_600_000
  if (hours < 1) return t('seen.now')
  const days = (Date.parse(now.slice(0, 10)) - Date.parse(seen_at.slice(0, 10))) / 86_400_000
  if (days < 1) return t('seen.today')
  return days < 2 ? t('seen.yesterday') : t('seen.days', { n: Math.floor(days) })
}

/** How long an impersonation lasted, in whole minutes and at least one. */
export function showLength(started_at: string, ended_at: string | null): string {
  if (ended_at === null) return t('trail.running')
  const n = Math.max(1, Math.round((Date.parse(ended_at) - Date.parse(started_at)) / 60_000))
  return n === 1 ? t('trail.minutes_one') : t('trail.minutes', { n })
}
