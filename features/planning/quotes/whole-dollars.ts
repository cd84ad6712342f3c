import { showMoney } from '#web/ui/money.ts'

/** Without cents where there are none. */
export function wholeDollars(cents: number): string {
  return showMoney(cents).replace(/\.00$/, '')
}
