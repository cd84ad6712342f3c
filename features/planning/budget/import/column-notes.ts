import type { Mark } from '#web/files/import-mark.tsx'
import { t } from '#web/text/text.ts'
import { amountIn } from './amount-in-cell.ts'
import { dayIn, goesDayFirst } from './day-in-cell.ts'
import { amounts, type Target } from './import-targets.ts'

/** What becomes of a column, in a few words. */
export function noteOf(target: Target, cells: readonly string[]): { kind: Mark; words: string } {
  if (target === 'leave_out') return { kind: 'none', words: t('budget_import.does_nothing') }
  const n = oddIn(target, cells)
  if (n > 0) return { kind: 'wait', words: n === 1 ? t('budget_import.does_odd_one') : t('budget_import.does_odd', { n }) }
  const isPayment = target === 'paid' || target === 'due' || target === 'paid_on' || target === 'due_on'
  return { kind: 'ok', words: isPayment ? t('budget_import.does_payment') : t('budget_import.does_match') }
}

/** How many of its cells nobody can be sure of; whether something is paid may be said in words. */
function oddIn(target: Target, cells: readonly string[]): number {
  if (amounts.some((amount) => amount === target))
    return cells.filter((cell) => {
      const read = amountIn(cell)
      return read !== undefined && 'odd' in read && (target !== 'paid' || /\d/.test(cell))
    }).length
  if (target !== 'paid_on' && target !== 'due_on') return 0
  const isDayFirst = goesDayFirst(cells)
  return cells.filter((cell) => {
    const read = dayIn(cell, isDayFirst)
    return read !== undefined && 'odd' in read
  }).length
}
