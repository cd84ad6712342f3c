import { t } from '#web/text/text.ts'

/** What a column can be about. */
export const targets = [
  'name',
  'category',
  'vendor',
  'event',
  'estimated',
  'actual',
  'paid',
  'paid_on',
  'due',
  'due_on',
  'currency',
  'foreign_amount',
  'rate',
  'rate_date',
  'notes',
  'leave_out',
] as const

export type Target = (typeof targets)[number]

/** Amounts in dollars. */
export const amounts = ['estimated', 'actual', 'paid', 'due'] as const

const words: Record<Target, string> = {
  name: t('budget.name'),
  category: t('budget.category'),
  vendor: t('budget.vendor'),
  event: t('budget.event'),
  estimated: t('budget.estimated'),
  actual: t('budget.actual'),
  paid: t('budget.paid'),
  paid_on: t('payment.paid_on'),
  due: t('budget.to_pay'),
  due_on: t('payment.due_on'),
  currency: t('foreign.currency'),
  foreign_amount: t('foreign.column'),
  rate: t('foreign.rate'),
  rate_date: t('foreign.rate_date'),
  notes: t('budget.notes'),
  leave_out: t('budget_import.leave_out'),
}

export function wordOf(target: Target): string {
  return words[target]
}

export const targetChoices = targets.map((value) => ({ value, label: words[value] }))
