import { t } from '#web/text/text.ts'

/** The columns of the sheet of single payments, as an export writes them and an import knows them again. */
export const paymentHead = [
  t('payment.name'),
  t('budget.name'),
  t('budget.vendor'),
  t('payment.paid_on'),
  t('payment.due_on'),
  t('payment.amount'),
  t('foreign.currency'),
  t('foreign.column'),
  t('foreign.rate'),
  t('foreign.rate_date'),
  t('payment.standing'),
  t('payment.line'),
]

/** Of a payment: whether it was made. */
export const paymentStanding = { paid: t('budget_import.paid'), open: t('budget_import.to_pay') }
