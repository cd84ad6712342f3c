import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import type { MovedPayment } from './contract.ts'
import { DayChange } from './day-change.tsx'
import { shortDay } from './short-day.ts'

/** What is to be paid: what moves by itself, and what stays unless it is ticked. */
export function MovingPayments({ payments, paid }: { payments: readonly MovedPayment[]; paid: number }) {
  return (
    <section aria-labelledby="moving-payments">
      <h2 id="moving-payments">{t('moving.payments')}</h2>
      <p>{t('moving.payments_hint', { n: paid })}</p>
      <ul className="moving-list">
        {payments.map((payment) => (
          <Payment key={payment.id} payment={payment} />
        ))}
      </ul>
    </section>
  )
}

function Payment({ payment: { id, name, vendor, amount, from, to, rule, along, is_past } }: { payment: MovedPayment }) {
  return (
    <li>
      <div>
        {along === null ? (
          <b>{name}</b>
        ) : (
          <label className="check">
            <input className="check-box" type="checkbox" name={`payment-${id}`} value="yes" />
            <span className="check-words">{t('moving.move_payment', { name, day: shortDay(along) })}</span>
          </label>
        )}
        <small className="num">{[amount === null ? '' : showMoney(amount), vendor, ruleIn(rule)].filter(Boolean).join(', ')}</small>
        {is_past && <small className="moving-late">{t('moving.over')}</small>}
      </div>
      <DayChange from={from} to={to} />
    </li>
  )
}

function ruleIn(rule: MovedPayment['rule']): string {
  if (rule === 'fixed') return ''
  return rule === 'wedding' ? t('moving.by_wedding') : t('moving.by_signing')
}
