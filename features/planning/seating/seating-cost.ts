import type { Problem } from './seating-problem.ts'

/** What is weighed against what, where no must decides. */
const weights = { wish: 12, companion: 20, household: 8, circle: 1, alone: 3, mixed: 30 }

/** How far a plan is from what everybody would like; kept up with each change of a place. */
export function costOf({ people, rules, chairs }: Problem, at: number[]) {
  const wishes = rules.filter(({ is_must }) => !is_must)
  const wishesOf = people.map((_, nth) => wishes.filter((rule) => rule.one === nth || (rule.kind !== 'at_table' && rule.other === nth)))
  const brought = people.map((_, nth) => [...people.keys()].filter((one) => people[one]!.host === nth))
  const [households, circles] = [new Map<string, number>(), new Map<string, number>()]
  const crowds = chairs.map(() => ({ guests: 0, crew: 0 }))
  const mixed = (table: number) => (crowds[table]!.guests > 0 && crowds[table]!.crew > 0 ? weights.mixed : 0)
  let total = 0

  /** One more or less of a kind at a table, with what a first, a second and each other one of it costs. */
  function count(counts: Map<string, number>, key: string, by: 1 | -1, cost: (n: number) => number) {
    const before = counts.get(key) ?? 0
    counts.set(key, before + by)
    total += cost(before + by) - cost(before)
  }
  function stand(nth: number, table: number, by: 1 | -1) {
    const { household, circle, works } = people[nth]!
    total -= mixed(table)
    crowds[table]![works ? 'crew' : 'guests'] += by
    total += mixed(table)
    if (household !== -1) count(households, `${household} ${table}`, by, (n) => (n > 0 ? weights.household : 0))
    if (circle !== -1)
      count(circles, `${circle} ${table}`, by, (n) => (n === 0 ? 0 : n === 1 ? weights.circle + weights.alone : weights.circle))
  }
  function bonds(nth: number): number {
    const { host } = people[nth]!
    const apart = (one: number) => (at[one] === at[nth] ? 0 : weights.companion)
    const company = brought[nth]!.reduce((sum, one) => sum + apart(one), host === -1 ? 0 : apart(host))
    return company + wishesOf[nth]!.reduce((sum, rule) => sum + (isKept(rule, at) ? 0 : weights.wish), 0)
  }

  for (const [nth, table] of at.entries()) stand(nth, table, 1)
  for (const rule of wishes) if (!isKept(rule, at)) total += weights.wish
  for (const [nth, { host }] of people.entries()) if (host !== -1 && at[host] !== at[nth]) total += weights.companion

  return {
    total: () => total,
    move(nth: number, table: number) {
      total -= bonds(nth)
      stand(nth, at[nth]!, -1)
      at[nth] = table
      stand(nth, table, 1)
      total += bonds(nth)
    },
  }
}

/** Whether a rule is kept by who sits where; of who sits nowhere nothing is broken. */
export function isKept(rule: Problem['rules'][number], at: readonly number[]): boolean {
  const table = at[rule.one]!
  if (rule.kind === 'at_table') return table === -1 || table === rule.table
  const other = at[rule.other]!
  if (table === -1 || other === -1) return true
  return rule.kind === 'together' ? table === other : table !== other
}
