import { showMoney } from '#web/ui/money.ts'

/** Without cents where there are none: `$1,450`, and `$12.50`. */
export function wholeMoney(cents: number): string {
  return showMoney(cents).replace(/\.00$/, '')
}
