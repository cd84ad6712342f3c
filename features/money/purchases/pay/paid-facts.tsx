import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import type { Paper, Purchase } from '../contract.ts'

interface Props {
  bought: Purchase
  paper: Paper | undefined
}

/** Of one purchase: how much, when, until when, and its invoice. */
export function PaidFacts({ bought, paper }: Props) {
  if (bought.status === 'needs_action') return <p className="lead">{t('paid.waiting')}</p>
  const { total, created_at, paid_until, is_recurring } = bought
  return (
    <dl className="paid-facts">
      <Fact name={t('paid.total')} value={total > 0 ? showMoney(total) : t('paid.free')} />
      <Fact name={t('paid.on')} value={dayOf(created_at)} />
      <Fact name={t('paid.until')} value={is_recurring && paid_until ? dayOf(paid_until) : t('paid.for_good')} />
      {is_recurring && <Fact name={t('paid.next')} value={nextOf(bought)} />}
      {paper && <Fact name={t('paid.invoice')} value={t('paid.invoice_number', { number: paper.number })} />}
    </dl>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function nextOf({ is_cancelled, cancel_asked_at, paid_until }: Purchase): string {
  if (is_cancelled || cancel_asked_at !== null || paid_until === null) return t('paid.next_none')
  return t('paid.next_on', { day: dayOf(paid_until) })
}

function dayOf(moment: string): string {
  const day = moment.slice(0, 10)
  return longDay(day) ?? day
}
