import { t } from '#web/text/text.ts'
import { categoryName } from './categories.ts'
import type { BudgetTotals, Cost } from './contract.ts'
import type { Foreign } from './foreign/foreign-shapes.ts'
import { bareForeign } from './foreign/foreign-words.ts'
import { paymentHead, paymentStanding } from './payment-columns.ts'
import type { ListedPayment } from './payments/contract.ts'

interface Sheet {
  name: string
  head: string[]
  rows: (string | number | null)[][]
}

/** Every cost, what the categories come to, and every payment, in dollars; beside them what they were in another currency. */
export function budgetSheets(
  costs: readonly (Cost & { event: string | null })[],
  totals: Omit<BudgetTotals, 'budgeted' | 'rest'>,
  payments: readonly ListedPayment[],
): Sheet[] {
  // Below the headings, as a spreadsheet counts.
  const lines = new Map(costs.map(({ id }, nth) => [id, nth + 2]))
  const sums = ({ estimated, actual, paid, due }: Pick<Cost, 'estimated' | 'actual' | 'paid' | 'due'>) =>
    [estimated, actual, paid, due].map(dollars)
  return [
    {
      name: t('budget.every_cost'),
      head: [
        t('budget.name'),
        t('budget.category'),
        t('budget.vendor'),
        t('budget.event'),
        ...amounts,
        ...asked,
        ...foreign,
        t('budget.notes'),
      ],
      rows: costs.map(({ name, category, vendor, event, notes, ...cost }) => [
        name,
        categoryName(category),
        vendor,
        event,
        ...sums(cost),
        ...askedFor(cost),
        ...foreignIn(cost),
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
    {
      name: t('payment.of_cost'),
      head: paymentHead,
      rows: payments.map(({ name, item, item_id, vendor, date, due_date, paid_at, amount, transaction_type, ...payment }) => [
        name,
        item,
        vendor,
        paid_at === null ? null : date,
        due_date,
        // What was given back is less of what was paid.
        dollars(amount === null || transaction_type !== 'refund' ? amount : -amount),
        ...foreignIn(payment),
        paid_at === null ? paymentStanding.open : paymentStanding.paid,
        item_id === null ? null : (lines.get(item_id) ?? null),
      ]),
    },
  ]
}

const amounts = [t('budget.estimated'), t('budget.actual'), t('budget.paid'), t('budget.to_pay')]

// Two columns and no sum: it is neither planned nor agreed, and an import leaves it out.
const asked = [t('budget.quoted_from'), t('budget.quoted_to')]

const foreign = [t('foreign.currency'), t('foreign.column'), t('foreign.rate'), t('foreign.rate_date')]

function askedFor({ quoted }: Pick<Cost, 'quoted'>): (number | null)[] {
  return [quoted?.least ?? null, quoted?.most ?? null].map(dollars)
}

/** As text, to the last digit. */
function foreignIn({ foreign_amount, currency, rate, rate_date }: Foreign): (string | null)[] {
  return [currency, foreign_amount === null || currency === null ? null : bareForeign(foreign_amount, currency), rate, rate_date]
}

function dollars(cents: number | null): number | null {
  return cents === null ? null : cents / 100
}
