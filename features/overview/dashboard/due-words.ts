import { t } from '#web/text/text.ts'
import { daysBetween } from './day-count.ts'

interface Due {
  words: string
  /** Late, or due within a week. */
  isHot: boolean
}

/** When a task is to be done, as short as it goes; undefined for one without a day. */
export function dueWords(due_date: string | null, today: string): Due | undefined {
  if (due_date === null) return undefined
  const days = daysBetween(today, due_date)
  const day = shortDate(due_date)
  if (days < 0) return { words: t('dashboard.late', { day }), isHot: true }
  if (days <= 7) return { words: days === 0 ? t('dashboard.due_today') : t('dashboard.due', { day }), isHot: true }
  const isThisMonth = due_date.slice(0, 7) === today.slice(0, 7)
  return { words: isThisMonth ? t('dashboard.this_month') : t('dashboard.by', { day }), isHot: false }
}

/** `Nov 27`. */
function shortDate(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', day: 'numeric', month: 'short' })
}
