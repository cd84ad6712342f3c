import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import type { Given } from './contract.ts'

interface Props {
  amount: number
  fee: number | null
  couple: string
  isAbout?: boolean
}

/** Gross, fee and net: about before, exact after, and never nothing where it is not known. */
export function CardGiftSums({ amount, fee, couple, isAbout = false }: Props) {
  const said = (cents: number | null) =>
    cents === null ? t('give.unknown') : isAbout ? t('give_card.about', { sum: showMoney(cents) }) : showMoney(cents)
  return (
    <dl className="card-gift-sums num">
      <div>
        <dt>{t('give.gross')}</dt>
        <dd>{showMoney(amount)}</dd>
      </div>
      <div>
        <dt>{t('give_card.fee')}</dt>
        <dd>{said(fee)}</dd>
      </div>
      <div>
        <dt>{t('give.net', { couple })}</dt>
        <dd>{said(fee === null ? null : amount - fee)}</dd>
      </div>
    </dl>
  )
}

export function CardGiven({ given: { amount, fee, available_on }, couple }: { given: Given; couple: string }) {
  const day = available_on && longDay(available_on)
  return (
    <section role="status">
      <h2>{t('give.thanks', { couple })}</h2>
      <CardGiftSums amount={amount} fee={fee} couple={couple} />
      {day && <p>{t('give_card.paid_out', { day })}</p>}
      <p>{t('give_card.letter')}</p>
    </section>
  )
}
