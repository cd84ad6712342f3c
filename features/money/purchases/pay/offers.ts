import type { Price } from '../contract.ts'

/** A thing that is sold, with the prices at which it is, the longest period first. */
export interface Product {
  id: string
  details: Price['details']
  prices: [Price, ...Price[]]
}

const lengths: Record<string, number> = { day: 1, week: 7, month: 30, year: 365 }

export function productOf(prices: readonly Price[], id: string): Product | undefined {
  const [first, ...rest] = prices.filter(({ product }) => product === id).toSorted((one, other) => lengthOf(other) - lengthOf(one))
  return first && { id, details: first.details, prices: [first, ...rest] }
}

/** The one that opens premium, as the operator says by its group; else the first that opens anything. */
export function planOf(prices: readonly Price[]): Product | undefined {
  const named = prices.find(({ details }) => details.metadata['product_group'] === 'i-do-crew')
  const found = named ?? prices.find(({ details }) => details.metadata['grants'] !== 'none')
  return found && productOf(prices, found.product)
}

/** Where the subscription button finds what it is about. */
export function paypalPlanOf({ metadata, details }: Price): string | undefined {
  return metadata['paypal'] ?? details.metadata['paypal']
}

/** What is paid once stands last. */
function lengthOf({ recurring }: Price): number {
  return recurring ? (lengths[recurring.interval] ?? 0) * recurring.interval_count : 0
}
