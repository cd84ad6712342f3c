import { worded } from '#web/files/head-row.ts'
import type { Known } from './contract.ts'
import type { RowCost } from './row-costs.ts'

/** Marks what is in the budget already, which is left out until somebody takes it, and what stands in the file twice. */
export function withDoubles(costs: readonly RowCost[], known: readonly Known[]): RowCost[] {
  const there = Map.groupBy(known, ({ name }) => worded(name))
  const earlier = new Map<string, RowCost[]>()
  return costs.map((one) => {
    const key = worded(one.cost.name)
    if (!one.isTaken || key === '') return one
    const isKnown = (there.get(key) ?? []).some((other) => isSame(one.cost, other))
    const above = earlier.get(key) ?? []
    const isTwice = above.some(({ cost }) => isAlike(one.cost, cost))
    earlier.set(key, [...above, one])
    if (isKnown) return { ...one, odd: [{ kind: 'known' }, ...one.odd], isTaken: false }
    return isTwice ? { ...one, odd: [{ kind: 'twice' }, ...one.odd] } : one
  })
}

interface Place {
  vendor: string
  event_id: number | null
}

/** Whoever leaves the vendor or the event open may mean the same. */
function isSame(one: Place, other: Place): boolean {
  const [vendor, others] = [worded(one.vendor), worded(other.vendor)]
  const isVendor = vendor === '' || others === '' || vendor === others
  return isVendor && (one.event_id === null || other.event_id === null || one.event_id === other.event_id)
}

function isAlike(one: RowCost['cost'], other: RowCost['cost']): boolean {
  const said = ({ vendor, event_id, category, estimated, actual }: RowCost['cost']) => [
    worded(vendor),
    event_id,
    category,
    estimated,
    actual,
  ]
  return said(one).join('|') === said(other).join('|')
}
