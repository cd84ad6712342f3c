import assert from 'node:assert/strict'
import { seatedAnew } from '#features/planning/seating/seated-anew.ts'
import { largeWedding } from '#tests/large-seating.ts'
import { type Bench, type Finding, goalOf } from './bench.ts'
import { median } from './rounds.ts'

/** What a proposal takes for 200 guests, 25 tables and 60 rules, from an empty room and after five said no. */
export async function benchSeating({ rounds }: Bench): Promise<Finding[]> {
  const plan = largeWedding()
  const empty = Array.from({ length: rounds }, (_, nth) => taking(() => assert.equal(seatedAnew(plan, nth + 1).state, 'found')))
  const at = new Map(seatedAnew(plan, 1).places.map(({ guest_id, table_id }) => [guest_id, table_id]))
  const people = plan.people.map((person) => ({ ...person, table_id: at.get(person.guest_id) ?? null })).filter((_, nth) => nth % 40 !== 7)
  const mended = Array.from({ length: rounds }, () => taking(() => assert.equal(seatedAnew({ ...plan, people }, 1).places.length, 0)))
  return [
    finding('Chairs for 200 guests at 25 tables by 60 rules', empty, goalOf('seating', 'anew')),
    finding('the same after five said no, which moves nobody', mended, goalOf('seating', 'mended')),
  ]
}

function taking(work: () => void): number {
  const begun = performance.now()
  work()
  return performance.now() - begun
}

function finding(what: string, times: readonly number[], goal: number): Finding {
  const value = Math.round(median(times))
  return {
    what,
    floor: '',
    product: `${value} ms (${Math.round(Math.min(...times))}–${Math.round(Math.max(...times))})`,
    value,
    unit: ' ms',
    goal,
  }
}
