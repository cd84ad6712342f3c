import { showMoney } from '#web/ui/money.ts'

/** Cents as the magazine writes them: $38,140, and cents only where there are any. */
export function wholeDollars(cents: number): string {
  return showMoney(cents).replace(/\.00$/, '')
}
