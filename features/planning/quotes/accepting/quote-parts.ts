import { partOf } from '../quote-sums.ts'
import type { Terms } from '../quote-terms.ts'

/** The plan of the quote, else its deposit and what is left. */
export function partsOf({ plan, deposit }: Terms, total: number): Terms['plan'] {
  if (plan.length > 0) return plan
  const nothing = { amount: null, percent: null, due_from: null, due_days: null, due_date: null }
  const rest = { ...nothing, name: 'The rest', share: 'rest' as const }
  if (deposit === null) return [rest]
  const first = { ...nothing, name: 'Deposit', due_from: 'signing' as const, due_days: 0 }
  if (deposit.percent !== null) return [{ ...first, share: 'percent', percent: deposit.percent }, rest]
  return [{ ...first, share: 'amount', amount: Math.min(deposit.amount ?? 0, total) }, rest]
}

/** What each part comes to, as the database reckons it; the rest is what the others leave. */
export function amountsOf(parts: Terms['plan'], total: number): number[] {
  const amounts = parts.map(({ share, amount, percent }) => (share === 'percent' ? partOf(total, percent ?? 0, 10_000) : (amount ?? 0)))
  const others = parts.reduce((sum, { share }, nth) => (share === 'rest' ? sum : sum + amounts[nth]!), 0)
  return parts.map(({ share }, nth) => (share === 'rest' ? total - others : amounts[nth]!))
}
