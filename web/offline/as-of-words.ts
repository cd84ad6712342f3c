import { t } from '../text/text.ts'

/** "As of 14:32", with the day where that was not today. */
export function asOfWords(moment: string, now = new Date()): string {
  const given = new Date(moment)
  if (Number.isNaN(given.getTime())) return ''
  const isToday = given.toDateString() === now.toDateString()
  const time = given.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  const day = given.toLocaleDateString('en-US', { day: 'numeric', month: 'short' })
  return isToday ? t('offline.as_of', { time }) : t('offline.as_of_day', { day, time })
}
