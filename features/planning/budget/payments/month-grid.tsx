import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import { StandingMark } from '../budget-standing.tsx'
import { standingOf } from '../standing.ts'
import type { ListedPayment } from './contract.ts'
import { weeksOf } from './month-weeks.ts'

const weekdays = [
  t('payment.sunday'),
  t('payment.monday'),
  t('payment.tuesday'),
  t('payment.wednesday'),
  t('payment.thursday'),
  t('payment.friday'),
  t('payment.saturday'),
]

interface Props {
  /** `YYYY-MM`. */
  month: string
  name: string
  /** Of its days. */
  payments: ReadonlyMap<string, readonly ListedPayment[]>
  today: string
}

/** A month as a sheet of days with what is paid on each; on a phone the list below says it alone. */
export function MonthGrid({ month, name, payments, today }: Props) {
  return (
    <table className="payment-grid">
      <caption className="only-heard">{t('payment.days_of', { month: name })}</caption>
      <thead>
        <tr>
          {weekdays.map((day) => (
            <th key={day} scope="col">
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, nth) => (
              <td key={weekdays[nth]} aria-current={day === today ? 'date' : undefined}>
                {day && <span className="num">{Number(day.slice(8))}</span>}
                {day && payments.get(day)?.map((payment) => <OnDay key={payment.id} payment={payment} today={today} />)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function OnDay({ payment: { item, name, amount, transaction_type, paid_at, due_date }, today }: { payment: ListedPayment; today: string }) {
  const isExpense = transaction_type === 'expense'
  return (
    <p>
      <b className="num">
        {amount === null ? t('budget.missing_amount') : `${transaction_type === 'refund' ? '−' : ''}${showMoney(amount)}`}
      </b>{' '}
      <span>{item ?? name}</span>{' '}
      {isExpense && <StandingMark standing={standingOf({ isPaid: paid_at !== null, isPromised: true, due_date }, today)} />}
    </p>
  )
}
