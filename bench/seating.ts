import assert from 'node:assert/strict'
import { seatedAnew } from '#features/planning/seating/seated-anew.ts'
import { contradicting, largeWedding } from '#tests/large-seating.ts'
import { type Bench, type Finding, goalOf } from './bench.ts'
import { median } from './rounds.ts'

/** What a proposal takes for 200 guests, 25 tables and 60 rules, from an empty room after five said no, and where the musts can't be kept. */
export async function benchSeating({ rounds }: Bench): Promise<Finding[]> {
  const plan = largeWedding()
  const empty = Array.from({ length: rounds }, (_, nth) => taking(() => assert.equal(seatedAnew(plan, nth + 1).state, 'found')))
  const at = new Map(seatedAnew(plan, 1).places.map(({ guest_id, table_id }) => [guest_id, table_id]))
  const people = plan.people.map((person) => ({ ...person, table_id: at.get(person.guest_id) ?? null })).filter((_, nth) => nth % 40 !== 7)
  const mended = Array.from({ length: rounds }, () => taking(() => assert.equal(seatedAnew({ ...plan, people }, 1).places.length, 0)))
  const hopeless = contradicting()
  const given_up = Array.from({ length: Math.min(rounds, 3) }, () => taking(() => assert.equal(seatedAnew(hopeless, 1).state, 'unknown')))
  return [
    finding('Chairs for 200 guests at 25 tables by 60 rules', empty, goalOf('seating', 'anew')),
    finding('the same after five said no, which moves nobody', mended, goalOf('seating', 'mended')),
    finding('Until 112 musts that contradict each other are given up', given_up, goalOf('seating', 'given_up')),
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
