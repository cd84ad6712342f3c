import { Link } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { showMoney } from '#web/ui/money.ts'
import { addDays } from '../plan.ts'
import { shortDay } from './day-words.ts'
import type { DuePayment } from './due-payments.ts'

interface Props {
  payments: readonly DuePayment[]
  today: string
  /** The one event whose list it is. */
  event: number | undefined
}

/** What of the budget is to be paid in a month. It is ticked off there, by saying that it is paid. */
export function PaymentRows({ payments, today, event }: Props) {
  if (payments.length === 0) return null
  return (
    <ul className="task-payments" aria-label={t('checklist.payments')}>
      {payments.map((payment) => (
        <PaymentRow key={payment.id} payment={payment} today={today} event={event} />
      ))}
    </ul>
  )
}

function PaymentRow({ payment, today, event }: { payment: DuePayment; today: string; event: number | undefined }) {
  const { item_id, item, name, vendor, amount, due_date, paid_at } = payment
  const isPaid = paid_at !== null
  const isDue = !isPaid && due_date <= addDays(today, 7)
  const title = item === null || name === item ? name : `${item}, ${name}`
  const at = { ...(event && { event }), ...(item_id === null ? { show: 'payments' as const } : { item: item_id }) }
  const sum = amount === null ? t('budget.missing_amount') : showMoney(amount)
  const day = shortDay(due_date, today)
  return (
    <li className="task" data-done={isPaid || undefined} data-due={isDue || undefined}>
      <span className="task-coins">
        <Icon name={isPaid ? 'check-circle-fill' : 'coins'} />
      </span>
      <div className="task-words">
        <Link to="/tools/budget-tool" search={at}>
          {title}
        </Link>
        <small className="num">{[isPaid ? t('checklist.paid') : t('checklist.to_pay'), sum, vendor].filter(Boolean).join(' · ')}</small>
      </div>
      {!isPaid && (
        <span className={isDue ? 'task-when task-due num' : 'task-when num'}>
          {due_date < today ? t('checklist.late', { day }) : due_date === today ? t('checklist.today') : day}
        </span>
      )}
    </li>
  )
}

/** The way to those that are beyond what stands on the list. */
export function MorePayments({ event }: { event: number | undefined }) {
  return (
    <Link className="button ghost" to="/tools/budget-tool" search={{ ...(event && { event }), show: 'payments' }}>
      {t('checklist.more_payments')}
    </Link>
  )
}
