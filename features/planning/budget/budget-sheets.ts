import { t } from '#web/text/text.ts'
import { categoryName } from './categories.ts'
import type { BudgetTotals, Cost } from './contract.ts'

interface Sheet {
  name: string
  head: string[]
  rows: (string | number | null)[][]
}

/** Every cost, and what the categories come to, in dollars. */
export function budgetSheets(costs: readonly (Cost & { event: string | null })[], totals: Omit<BudgetTotals, 'budgeted'>): Sheet[] {
  const sums = ({ estimated, actual, rest }: Pick<BudgetTotals, 'estimated' | 'actual' | 'rest'>) => [estimated, actual, rest].map(dollars)
  return [
    {
      name: t('budget.every_cost'),
      head: [t('budget.name'), t('budget.category'), t('budget.event'), t('budget.estimated'), t('budget.actual'), t('budget.notes')],
      rows: costs.map(({ name, category, event, estimated, actual, notes }) => [
        name,
        categoryName(category),
        event,
        dollars(estimated),
        dollars(actual),
        notes,
      ]),
    },
    {
      name: t('budget.totals'),
      head: [t('budget.category'), t('budget.estimated'), t('budget.actual'), t('budget.rest')],
      rows: [
        ...totals.categories.map(({ category, ...rest }) => [categoryName(category), ...sums(rest)]),
        [t('budget.all_of_it'), ...sums(totals)],
      ],
    },
  ]
}

function dollars(cents: number | null): number | null {
  return cents === null ? null : cents / 100
}
