import type { SeatedPerson, SeatingPlan, SeatingTable } from './contract.ts'

export interface TableSums {
  /** None of those who are seated nowhere. */
  table: SeatingTable | undefined
  people: SeatedPerson[]
  meals: Map<string, number>
  children: number
  infants: number
  vendors: number
}

/** What the kitchen serves at each table, and to whom nobody gave a chair though they come; whoever hasn't answered is nobody's plate. */
export function kitchenSums({ tables, people }: Pick<SeatingPlan, 'tables' | 'people'>): TableSums[] {
  const of = Map.groupBy(
    people.filter(({ table_id, status }) => table_id !== null || isExpected(status)),
    ({ table_id }) => table_id,
  )
  const rows = tables.map((table) => sumsOf(table, of.get(table.id) ?? []))
  const left = of.get(null)
  return left ? [...rows, sumsOf(undefined, left)] : rows
}

/** Who comes, or may. */
export function isExpected(status: number): boolean {
  return status === 2 || status === 4
}

/** The dishes that anybody eats, the commonest first; '' is of those who didn't say. */
export function dishesOf(rows: readonly TableSums[]): string[] {
  const sums = new Map<string, number>()
  for (const { meals } of rows) for (const [meal, n] of meals) sums.set(meal, (sums.get(meal) ?? 0) + n)
  const most = (meal: string) => (meal === '' ? -1 : (sums.get(meal) ?? 0))
  return [...sums.keys()].toSorted((one, other) => most(other) - most(one) || (one < other ? -1 : 1))
}

function sumsOf(table: SeatingTable | undefined, people: SeatedPerson[]): TableSums {
  const meals = new Map<string, number>()
  const guests = people.filter(({ class: kind }) => kind !== 'vendor')
  // An infant needs no dinner of their own until one is said.
  for (const { meal } of guests.filter((one) => one.class !== 'infant' || one.meal !== '')) meals.set(meal, (meals.get(meal) ?? 0) + 1)
  const count = (kind: SeatedPerson['class']) => people.filter((one) => one.class === kind).length
  return { table, people, meals, children: count('child'), infants: count('infant'), vendors: count('vendor') }
}
