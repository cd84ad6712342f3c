import { t } from '#web/text/text.ts'
import { categoryName } from './categories.ts'
import type { BudgetTotals, Cost } from './contract.ts'

interface Sheet {
  name: string
  head: string[]
  rows: (string | number | null)[][]
}

/** Every cost, and what the categories come to, in dollars. */
export function budgetSheets(
  costs: readonly (Cost & { event: string | null })[],
  totals: Omit<BudgetTotals, 'budgeted' | 'rest'>,
): Sheet[] {
  const sums = ({ estimated, actual, paid, due }: Pick<Cost, 'estimated' | 'actual' | 'paid' | 'due'>) =>
    [estimated, actual, paid, due].map(dollars)
  return [
    {
      name: t('budget.every_cost'),
      head: [t('budget.name'), t('budget.category'), t('budget.vendor'), t('budget.event'), ...amounts, t('budget.notes')],
      rows: costs.map(({ name, category, vendor, event, notes, ...cost }) => [
        name,
        categoryName(category),
        vendor,
        event,
        ...sums(cost),
        notes,
      ]),
    },
    {
      name: t('budget.totals'),
      head: [t('budget.category'), ...amounts],
      rows: [
        ...totals.categories.map(({ category, ...rest }) => [categoryName(category), ...sums(rest)]),
        [t('budget.all_of_it'), ...sums(totals)],
      ],
    },
  ]
}

const amounts = [t('budget.estimated'), t('budget.actual'), t('budget.paid'), t('budget.to_pay')]

function dollars(cents: number | null): number | null {
  return cents === null ? null : cents / 100
}
