import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import type { Price, Quote } from '../contract.ts'

/** How often it is paid, as a name. */
export function periodName({ nickname, recurring }: Price): string {
  if (nickname) return nickname
  if (!recurring) return t('checkout.once')
  return recurring.interval === 'year' ? t('checkout.yearly') : t('checkout.monthly')
}

/** What comes after today's charge, before anybody presses anything. */
export function whatFollows({ recurring }: Price, { next, ends_on }: Pick<Quote, 'next' | 'ends_on'>, endsByItself: boolean): string {
  if (!recurring || !next) return t('checkout.nothing_follows')
  const end = longDay(ends_on) ?? ends_on
  if (endsByItself && next.at >= ends_on) return t('checkout.ends_before', { end })
  const said = { total: showMoney(next.total), day: longDay(next.at) ?? next.at }
  if (endsByItself)
    return recurring.interval === 'year' ? t('checkout.then_yearly_until', { ...said, end }) : t('checkout.then_until', { ...said, end })
  return recurring.interval === 'year' ? t('checkout.then_yearly', said) : t('checkout.then', said)
}
