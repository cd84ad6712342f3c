import type { Words } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'

/** What is said where an act of a day sheet is refused or taken back. */
export const dayWords: Words = {}

/** One’s own share of the day, in words. */
export function linesSaid(n: number): string {
  return n === 1 ? t('day.lines_one') : t('day.lines_many', { n })
}
