import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { monthWords, shortDay } from '#features/planning/checklist/tool/day-words.ts'
import { t } from '#web/text/text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showMoney } from '#web/ui/money.ts'
import { Pager } from '#web/ui/pager.tsx'
import { BudgetFilters } from '../budget-filters.tsx'
import { paymentsQuery } from '../budget-query.ts'
import type { BudgetSearch } from '../budget-search.ts'
import { StandingMark } from '../budget-standing.tsx'
import { BudgetViews } from '../budget-views.tsx'
import { categoryName } from '../categories.ts'
import type { BudgetPage } from '../contract.ts'
import { ForeignNote } from '../foreign/foreign-note.tsx'
import { standingOf } from '../standing.ts'
import type { ListedPayment } from './contract.ts'
import { MonthGrid } from './month-grid.tsx'

/** What was paid and is to be paid, month by month. */
export function PaymentsList({ page, search }: { page: BudgetPage; search: BudgetSearch }) {
  const { data: found } = useSuspenseQuery(paymentsQuery(search))
  const months = Map.groupBy(found.data, (payment) => dayOf(payment)?.slice(0, 7) ?? '')
  const asked = search.event === undefined ? '' : `?${new URLSearchParams({ event_id: String(search.event) })}`
  return (
    <section className="budget-costs">
      <header>
        <BudgetViews search={search} />
        <BudgetFilters search={search} page={page} />
      </header>
      {found.data.length === 0 && <EmptyState fact={t('payment.none')} hint={t('payment.none_hint')} />}
      {[...months].map(([month, payments]) => (
        <section key={month} className="payment-month">
          <h2>{month === '' ? t('budget.missing_date') : `${monthWords(month).name} ${monthWords(month).year}`}</h2>
          {month !== '' && (
            <MonthGrid
              month={month}
              name={`${monthWords(month).name} ${monthWords(month).year}`}
              payments={Map.groupBy(payments, (payment) => dayOf(payment) ?? '')}
              today={page.today}
            />
          )}
          <ul>
            {payments.map((payment) => (
              <PaymentLine key={payment.id} payment={payment} today={page.today} />
            ))}
          </ul>
        </section>
      ))}
      <Pager meta={found.meta} />
      <a className="button" href={`/api/v1/user-transactions/calendar${asked}`} download="payments.ics">
        <Icon name="calendar-blank" />
        {t('payment.calendar')}
      </a>
    </section>
  )
}

function PaymentLine({ payment, today }: { payment: ListedPayment; today: string }) {
  const { item_id, item, name, vendor, type, amount, transaction_type, paid_at, due_date } = payment
  const day = dayOf(payment)
  const words = name === item ? name : [item, name].filter(Boolean).join(', ')
  return (
    <li>
      {item_id === null ? (
        <b>{words}</b>
      ) : (
        <Link to="." search={(search) => ({ ...search, add: undefined, item: item_id })} resetScroll={false}>
          {words}
        </Link>
      )}
      <span className="num">
        {amount === null ? t('budget.missing_amount') : `${transaction_type === 'refund' ? '−' : ''}${showMoney(amount)}`}
      </span>
      <small>{[day === null ? t('budget.missing_date') : shortDay(day, today), vendor || categoryName(type)].join(', ')}</small>
      {transaction_type === 'expense' ? (
        <StandingMark standing={standingOf({ isPaid: paid_at !== null, isPromised: true, due_date }, today)} />
      ) : (
        <small>{t(transaction_type === 'refund' ? 'payment.given_back' : 'payment.received')}</small>
      )}
      <ForeignNote of={payment} />
    </li>
  )
}

/** Where it stands among the months. */
function dayOf({ paid_at, date, due_date }: ListedPayment): string | null {
  return (paid_at === null ? null : date) ?? due_date ?? date
}
