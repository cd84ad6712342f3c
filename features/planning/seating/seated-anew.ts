import type { Proposal, SeatingPlan } from './contract.ts'
import { fewestMoves, type Steps, stepsOfAll } from './fewest-moves.ts'
import { finer } from './finer.ts'
import { isExpected } from './kitchen-sums.ts'
import { keyOf } from './person-key.ts'
import { mustsOf, type Problem, type Rule } from './seating-problem.ts'
import { smallestConflict } from './smallest-conflict.ts'

/** Where all who sit, come or may come could sit; or why there is no such plan. */
export function seatedAnew(plan: SeatingPlan, seed: number, steps: Steps = { left: stepsOfAll }): Proposal {
  const people = plan.people.filter(({ status, table_id }) => table_id !== null || isExpected(status))
  const chairs = plan.tables.reduce((sum, { seats }) => sum + seats, 0)
  const { problem, rules } = problemOf({ ...plan, people })
  const none = { places: [], moves: 0, conflict: [], heads: people.length, chairs, basis: plan.basis }
  const way = fewestMoves(problem, mustsOf(problem), steps)
  if (way === 'impossible') {
    const conflict = smallestConflict(problem, steps)
    return conflict ? { ...none, state: 'impossible', conflict: conflict.map((nth) => rules[nth]!) } : { ...none, state: 'unknown' }
  }
  if (way === 'unknown') return { ...none, state: 'unknown' }
  const at = finer(problem, way, seed)
  const places = people.flatMap(({ guest_id, user_vendor_id, companion, table_id }, nth) => {
    const to = plan.tables[at[nth]!]!.id
    return to === table_id ? [] : [{ guest_id, user_vendor_id, companion, table_id: to }]
  })
  const moves = problem.people.filter((person, nth) => person.at !== -1 && person.at !== at[nth]).length
  return { ...none, state: 'found', places, moves }
}

/** The plan in numbers; a rule about somebody who isn’t to be seated says nothing. */
export function problemOf({ tables, people, rules }: Pick<SeatingPlan, 'tables' | 'people' | 'rules'>): {
  problem: Problem
  rules: number[]
} {
  const nthOf = new Map(people.map((person, nth) => [keyOf(person), nth]))
  const tableOf = new Map(tables.map(({ id }, nth) => [id, nth]))
  const circles = [...new Set(people.map(({ circle }) => circle))]
  const named = rules.flatMap(({ id, kind, is_must, guest_id, other_id, table_id }): { id: number; rule: Rule }[] => {
    const one = nthOf.get(keyOf({ guest_id, companion: 0 }))
    if (one === undefined) return []
    if (kind === 'at_table') {
      const table = tableOf.get(table_id ?? 0)
      return table === undefined ? [] : [{ id, rule: { is_must, one, kind, table } }]
    }
    const other = nthOf.get(keyOf({ guest_id: other_id, companion: 0 }))
    return other === undefined ? [] : [{ id, rule: { is_must, one, kind, other } }]
  })
  const problem = {
    chairs: tables.map(({ seats }) => seats),
    people: people.map((person) => ({
      at: tableOf.get(person.table_id ?? 0) ?? -1,
      household: person.household_id ?? -1,
      host: person.companion > 0 ? (nthOf.get(keyOf({ ...person, companion: person.guest_id ? 0 : 1 })) ?? -1) : -1,
      circle: person.circle ? circles.indexOf(person.circle) : -1,
      works: person.class === 'vendor',
    })),
    rules: named.map(({ rule }) => rule),
  }
  return { problem, rules: named.map(({ id }) => id) }
}
