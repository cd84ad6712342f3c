import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import type { Purchase } from '../contract.ts'

/** One thing that was bought: its state, its next charge, and its ends by plain forms: two clicks, and one for the money. */
export function MembershipRow({ purchase }: { purchase: Purchase }) {
  const { id, product_name: thing, total, created_at, is_recurring, status, cancel_asked_at, is_cancelled, can_refund } = purchase
  const canCancel = is_recurring && status === 'paid' && cancel_asked_at === null && !is_cancelled
  const day = dayOf(created_at)
  return (
    <li className="membership-row">
      <div>
        <b>{thing}</b>
        <small>{total > 0 ? t('membership.paid', { total: showMoney(total), day }) : t('membership.free', { day })}</small>
        <small data-good={purchase.is_open || undefined}>{stateOf(purchase)}</small>
        {purchase.is_open && is_recurring && <small>{nextOf(purchase)}</small>}
      </div>
      {canCancel && (
        <details>
          <summary className="button small" aria-label={t('membership.cancel_of', { thing })}>
            {t('membership.cancel')}
          </summary>
          <form action="/settings/membership" method="post">
            <input type="hidden" name="form" value="cancel_purchase" />
            <input type="hidden" name="id" value={id} />
            <p>{t('membership.cancel_text')}</p>
            <button className="button" type="submit">
              {t('membership.cancel_yes')}
            </button>
          </form>
        </details>
      )}
      {can_refund && status === 'paid' && (
        <form className="membership-refund" action="/settings/membership" method="post">
          <input type="hidden" name="form" value="refund_purchase" />
          <input type="hidden" name="id" value={id} />
          <button className="button small" type="submit" aria-label={t('membership.refund_of', { thing })}>
            {t('membership.refund')}
          </button>
          <small>{t('membership.refund_hint')}</small>
        </form>
      )}
    </li>
  )
}

function stateOf({ status, is_open, paid_until, is_recurring, refund_asked_at }: Purchase): string {
  if (refund_asked_at !== null) return status === 'ended' ? t('membership.refunded') : t('membership.refunding')
  if (status === 'needs_action' || status === 'begun') return t('membership.waiting')
  if (!is_open) return t('membership.over')
  return is_recurring && paid_until ? t('membership.open_until', { day: dayOf(paid_until) }) : t('membership.open_for_good')
}

function nextOf({ is_cancelled, cancel_asked_at, paid_until, ends_on, next_total }: Purchase): string {
  if (is_cancelled) return t('membership.cancelled')
  if (cancel_asked_at !== null) return t('membership.cancelling')
  if (paid_until === null) return ''
  if (ends_on !== null && ends_on <= paid_until.slice(0, 10)) return t('membership.ends_before', { day: dayOf(ends_on) })
  const next = t('membership.next', { day: dayOf(paid_until) })
  const change = next_total === null ? '' : ` ${t('membership.new_price', { total: showMoney(next_total) })}`
  return `${next}${change} ${ends_on === null ? t('membership.renewed') : t('membership.ends_by_itself', { day: dayOf(ends_on) })}`
}

function dayOf(moment: string): string {
  return longDay(moment.slice(0, 10)) ?? moment
}
