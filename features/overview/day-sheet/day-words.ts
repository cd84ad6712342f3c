import { t } from '#web/text/text.ts'

/** One’s own share of the day, in words. */
export function linesSaid(n: number): string {
  return n === 1 ? t('day.lines_one') : t('day.lines_many', { n })
}
