import { t } from '#web/text/text.ts'
import { wholeDollars } from '../pieces/whole-dollars.ts'
import { boundsOf } from './plan-like-this.ts'
import type { Cost } from './wedding.ts'

/** What was spent, as exactly as the couple said it. */
export function spentOf({ total, wedding_budget_range: range }: Cost): string {
  return total === undefined ? rangeWords(range ?? '') : wholeDollars(total)
}

/** A range in words, as it is or at another size. */
export function rangeWords(range: string, factor = 1): string {
  const { from, to } = boundsOf(range, factor)
  if (from !== null && to !== null) return t('weddings.from_to', { from: wholeDollars(from), to: wholeDollars(to) })
  return from === null ? t('weddings.up_to', { to: wholeDollars(to ?? 0) }) : t('weddings.and_up', { from: wholeDollars(from) })
}
