import { t } from '#web/text/text.ts'

/** `2027-06-26` as Sat, Jun 26, 2027, and no day in words. */
export function shortDay(day: string | null): string {
  if (day === null) return t('moving.no_day')
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  })
}

/** How far the day moves, in words. */
export function distance(days: number): string {
  if (days === 1) return t('moving.one_later')
  if (days === -1) return t('moving.one_earlier')
  const n = Math.abs(days).toLocaleString('en-US')
  return days > 0 ? t('moving.later', { n }) : t('moving.earlier', { n })
}
