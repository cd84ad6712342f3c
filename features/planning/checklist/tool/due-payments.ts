import { type QueryClient, useQueries } from '@tanstack/react-query'
import { api } from '#web/client/api.ts'
import type { ReachedEvent } from '#features/wedding/events/contract.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import type { ChecklistPage } from '../contract.ts'
import type { ChecklistSearch } from './checklist-search.ts'
import { endOfWeek } from './day-words.ts'
import type { Month } from './months.ts'

type Listed = Awaited<ReturnType<typeof api.user_transactions.list.call>>['data'][number]

/** A payment of the budget that has a day, as it stands there at this moment. */
export type DuePayment = Listed & { due_date: string }

/** A month of the list with the payments that are due in it. */
export interface MonthWithPayments extends Month {
  payments: DuePayment[]
}

type Basis = Pick<ChecklistPage, 'settings' | 'today' | 'wedding'>

/** What the budget is asked for: nothing where it is not for who asks, or where the list shows what is somebody's own. */
export function paymentQueries(search: ChecklistSearch, event: number | undefined, basis: Basis, reached: readonly ReachedEvent[]) {
  if (!mayPay(basis, event, reached)) return []
  const show = search.show ?? (basis.settings.hides_done ? 'open' : 'all')
  const states = { all: ['promised', 'paid'], open: ['promised'], week: ['promised'], done: ['paid'], mine: [] } as const
  return states[show].map((state) =>
    api.user_transactions.list.queryOptions({
      input: { state, transaction_type: 'expense', per_page: 100, ...(event && { event_id: event }) },
    }),
  )
}

/** A helper with the checklist alone is not told what anything costs. */
function mayPay({ wedding: { role } }: Basis, event: number | undefined, reached: readonly ReachedEvent[]): boolean {
  if (role !== 'helper') return true
  return reached.find(({ id }) => id === event)?.permissions.includes(permissions.transactions) ?? false
}

/** The tasks stand there without them where the budget doesn't answer. */
export async function fetchPayments(cache: QueryClient, queries: ReturnType<typeof paymentQueries>): Promise<void> {
  await Promise.all(queries.map((query) => cache.prefetchQuery(query)))
}

/** The payments that have a day, by it; of a week those that are due by its end. Beyond a hundred of a kind the budget tells of them. */
export function useDuePayments(queries: ReturnType<typeof paymentQueries>, search: ChecklistSearch, basis: Basis) {
  const found = useQueries({ queries })
  const end = search.show === 'week' ? endOfWeek(basis.today, basis.settings.week_starts_on) : undefined
  const payments = found
    .flatMap(({ data }) => data?.data ?? [])
    .flatMap((payment): DuePayment[] => (payment.due_date === null ? [] : [{ ...payment, due_date: payment.due_date }]))
    .filter(({ due_date }) => end === undefined || due_date <= end)
    .toSorted((one, other) => one.due_date.localeCompare(other.due_date) || one.id - other.id)
  return { payments, hasMore: found.some(({ data }) => data !== undefined && data.meta.last_page > 1) }
}

/** The months of the list, and those in which there is nothing to do but pay. What is counted stays what it was: tasks. */
export function withPayments(months: readonly Month[], payments: readonly DuePayment[]): MonthWithPayments[] {
  const due = Map.groupBy(payments, ({ due_date }) => due_date.slice(0, 7))
  const both = months.map((month) => ({ ...month, payments: due.get(month.month ?? '') ?? [] }))
  const there = new Set(months.map(({ month }) => month))
  const alone = [...due].flatMap(([month, payments]) => (there.has(month) ? [] : [{ ...nothingIn(month), payments }]))
  const dated = [...both.filter(({ month }) => month !== null), ...alone]
  return [...dated.toSorted((one, other) => one.key.localeCompare(other.key)), ...both.filter(({ month }) => month === null)]
}

function nothingIn(month: string): Month {
  return { key: month, month, months_before: null, items: [], count: 0, done: 0, due: 0 }
}
