import { readMoney } from '#web/ui/money.ts'

/** What nobody can read is sent as it is, so that the call says what is wrong with it. */
export function typedSum(amount: string): number {
  return (readMoney(amount) ?? null) as number
}
