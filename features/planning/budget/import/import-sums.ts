import type { RowCost } from './row-costs.ts'

export interface ImportSums {
  taken: number
  left: number
  look: number
  estimated: number
  actual: number
  paid: number
  due: number
}

/** What the rows that are taken come to, in cents. */
export function sumsOf(costs: readonly RowCost[]): ImportSums {
  const taken = costs.filter(({ isTaken }) => isTaken)
  const sum = (amountOf: (one: RowCost['cost']) => number) => taken.reduce((all, { cost }) => all + amountOf(cost), 0)
  const ofPayments = (isPaid: boolean) => (cost: RowCost['cost']) =>
    cost.payments.reduce((all, { amount, is_paid = false }) => all + (is_paid === isPaid ? (amount ?? 0) : 0), 0)
  return {
    taken: taken.length,
    left: costs.length - taken.length,
    look: costs.filter(({ odd }) => odd.length > 0).length,
    estimated: sum(({ estimated }) => estimated ?? 0),
    actual: sum(({ actual }) => actual ?? 0),
    paid: sum(ofPayments(true)),
    due: sum(ofPayments(false)),
  }
}
