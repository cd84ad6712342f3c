import type { ChecklistPage } from '../contract.ts'
import { addDays } from '../plan.ts'

export type Item = ChecklistPage['data'][number]

export interface Month {
  key: string
  /** `2026-11`; null for tasks without a day. */
  month: string | null
  months_before: number | null
  items: Item[]
  count: number
  done: number
  due: number
}

type Counted = Pick<ChecklistPage, 'data' | 'months' | 'today'> & { isWhole: boolean }

/** The tasks month by month. Once all are there they are counted here, so that a tick counts at once. */
export function monthsOf({ data, months, today, isWhole }: Counted): Month[] {
  const groups = Map.groupBy(data, keyOf)
  if (isWhole) return [...groups].map(([key, items]) => ({ ...placeOf(items[0]!), key, items, ...countsOf(items, today) }))
  return months.map(({ month, months_before, items: count, done, due }) => {
    const key = month ?? beforeKey(months_before)
    return { key, month, months_before, items: groups.get(key) ?? [], count, done, due }
  })
}

/** In the order of the list: by month, then by place. */
export function inOrder(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => rank(one).localeCompare(rank(other)) || one.position - other.position || one.id - other.id)
}

/** Open, and late or due within a week. */
export function isDue({ due_date, completed_at }: Pick<Item, 'due_date' | 'completed_at'>, today: string): boolean {
  return completed_at === null && due_date !== null && due_date <= addDays(today, 7)
}

function countsOf(items: readonly Item[], today: string) {
  return {
    count: items.length,
    done: items.filter(({ completed_at }) => completed_at !== null).length,
    due: items.filter((item) => isDue(item, today)).length,
  }
}

function keyOf(item: Item): string {
  const { month, months_before } = placeOf(item)
  return month ?? beforeKey(months_before)
}

function placeOf({ due_date, months_before }: Item): Pick<Month, 'month' | 'months_before'> {
  if (due_date !== null) return { month: due_date.slice(0, 7), months_before: null }
  if (months_before === null) return { month: null, months_before: null }
  return { month: null, months_before: months_before < 0 ? Math.floor(months_before) : Math.ceil(months_before) }
}

function beforeKey(months_before: number | null): string {
  return months_before === null ? 'none' : `before ${months_before}`
}

/** Months in their order, then what has no day by how long before, then the rest. */
function rank(item: Item): string {
  const { month, months_before } = placeOf(item)
  if (month !== null) return `1 ${month}`
  return months_before === null ? '3' : `2 ${String(1_000 - months_before).padStart(5, '0')}`
}
