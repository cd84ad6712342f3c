import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { shortDay } from '#features/planning/checklist/tool/day-words.ts'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import { StandingMark } from '../budget-standing.tsx'
import { budgetWords } from '../budget-words.ts'
import type { BudgetPage, Cost } from '../contract.ts'
import { paymentsOfQuery, receiptsOfQuery } from '../budget-query.ts'
import { ForeignNote } from '../foreign/foreign-note.tsx'
import { PaymentReceipts } from '../receipts/payment-receipts.tsx'
import { standingOf } from '../standing.ts'
import type { ListedPayment } from './contract.ts'
import { PaymentForm } from './payment-form.tsx'
import { PlanForm } from './plan-form.tsx'

/** What was paid and is to be paid of a cost, with what proves it, and by which plan. */
export function CostPayments({ cost, page: { today, wedding } }: { cost: Cost; page: BudgetPage }) {
  const [open, setOpen] = useState<'payment' | 'plan' | ListedPayment>()
  const { data } = useQuery(paymentsOfQuery(cost.id))
  const payments = data?.data ?? []
  const receipts = useQuery(receiptsOfQuery(cost.id)).data?.data
  const event = wedding.role === 'helper' ? (cost.event_id ?? undefined) : undefined
  const close = () => setOpen(undefined)
  return (
    <section className="cost-payments" aria-labelledby="cost-payments">
      <h3 id="cost-payments">{t('payment.of_cost')}</h3>
      <p className="budget-missing">{t('payment.so_far', { paid: showMoney(cost.paid), due: showMoney(cost.due) })}</p>
      {payments.length > 0 && (
        <ul>
          {payments.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} today={today} onRefund={() => setOpen(payment)}>
              {receipts && <PaymentReceipts payment={payment} receipts={receipts.filter(({ payment_id }) => payment_id === payment.id)} />}
            </PaymentRow>
          ))}
        </ul>
      )}
      {open === undefined && (
        <div className="budget-begin">
          <button className="button small" type="button" onClick={() => setOpen('payment')}>
            {t('payment.add')}
          </button>
          <button className="button small" type="button" onClick={() => setOpen('plan')}>
            {t(payments.some(({ share }) => share !== null) ? 'plan.change' : 'plan.make')}
          </button>
        </div>
      )}
      {open === 'plan' && <PlanForm cost={cost} parts={payments.filter(({ share }) => share !== null)} onClose={close} />}
      {open === 'payment' && <PaymentForm cost={cost} today={today} event={event} onClose={close} />}
      {typeof open === 'object' && <PaymentForm key={open.id} cost={cost} today={today} event={event} refunds={open} onClose={close} />}
    </section>
  )
}

interface RowProps {
  payment: ListedPayment
  today: string
  onRefund: () => void
  /** Its receipts. */
  children: ReactNode
}

function PaymentRow({ payment, today, onRefund, children }: RowProps) {
  const { once } = useActs(budgetWords)
  const { id, version, name, amount, date, due_date, paid_at, transaction_type, refunded } = payment
  const isPaid = paid_at !== null
  const day = isPaid ? (date ?? due_date) : due_date
  const pay = () =>
    once(async (act) => {
      const change = isPaid ? { paid_at: null, date: null } : { paid_at: new Date().toISOString(), date: today }
      await api.user_transactions.update.call({ id, version, act, ...change })
      return t(isPaid ? 'payment.unpaid' : 'payment.paid', { name })
    })
  const remove = () =>
    once(async (act) => {
      await api.user_transactions.destroy.call({ id, act })
      return t('payment.deleted', { name })
    })
  return (
    <li>
      <b>{name}</b>
      <span className="num">
        {amount === null ? t('budget.missing_amount') : `${transaction_type === 'refund' ? '−' : ''}${showMoney(amount)}`}
      </span>
      <small>{day === null ? t('budget.missing_date') : shortDay(day, today)}</small>
      {transaction_type === 'refund' ? (
        <small>{t('payment.given_back')}</small>
      ) : (
        <StandingMark standing={standingOf({ isPaid, isPromised: true, due_date }, today)} />
      )}
      <ForeignNote of={payment} />
      <div className="budget-begin">
        {transaction_type === 'expense' && (
          <button
            className="button small"
            type="button"
            aria-label={t(isPaid ? 'payment.not_paid_of' : 'payment.pay_of', { name })}
            onClick={pay}
          >
            {t(isPaid ? 'payment.not_paid' : 'payment.pay')}
          </button>
        )}
        {transaction_type === 'expense' && isPaid && refunded < (amount ?? 0) && (
          <button className="button small" type="button" aria-label={t('payment.refund_of', { name })} onClick={onRefund}>
            {t('payment.refund')}
          </button>
        )}
        {payment.share === null && (
          <button className="button small" type="button" aria-label={t('payment.delete_of', { name })} onClick={remove}>
            {t('budget.delete')}
          </button>
        )}
      </div>
      {children}
    </li>
  )
}
