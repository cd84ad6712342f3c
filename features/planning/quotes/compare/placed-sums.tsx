import type { ReactNode } from 'react'
import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import type { Placed } from '../contract.ts'
import { guestsIn, type Heads } from '../heads.ts'
import { sumQuote } from '../quote-sums.ts'
import { wholeDollars } from '../whole-dollars.ts'
import type { ShownQuote } from './shown-quote.ts'

interface Props {
  placed: Placed
  picked: ShownQuote
  heads: Heads
}

/** What taking it does to the whole budget, with what else moves at that number. */
export function PlacedSums({ placed: { planned, paid, promised, budgeted, rest, accepted }, picked, heads }: Props) {
  const isTaken = picked.accepted_total !== null
  const cost = picked.sums.total - (picked.accepted_total ?? 0)
  const moved = accepted.map(({ name, terms, heads: were, total }) => ({
    name,
    were: guestsIn(were),
    change: sumQuote(terms, { ...heads, vendors: were.vendors }).total - total,
  }))
  const left = rest - cost - moved.reduce((sum, { change }) => sum + change, 0)
  const under = planned === null ? undefined : planned - picked.sums.total
  return (
    <section className="quote-placed" aria-labelledby="quote-placed-title">
      <h2 id="quote-placed-title">{t('quotes.to_all')}</h2>
      <p>{t('quotes.if_taken', { name: picked.name, n: guestsIn(heads) })}</p>
      <dl className="num">
        <Row label={t('quotes.placed')} amount={showMoney(paid + promised)}>
          {t('quotes.placed_of', { paid: wholeDollars(paid), promised: wholeDollars(promised) })}
        </Row>
        <Row label={picked.name} amount={signed(cost)}>
          {isTaken && t('quotes.beside_accepted')}
          {!isTaken &&
            under !== undefined &&
            (under >= 0 ? t('quotes.under', { amount: showMoney(under) }) : t('quotes.over', { amount: showMoney(-under) }))}
        </Row>
        {moved.map(({ name, were, change }) => (
          <Row key={name} label={t('quotes.moves_too', { name })} amount={signed(change)}>
            {t('quotes.accepted_for', { n: were })}
          </Row>
        ))}
        <Row isLast label={left < 0 ? t('quotes.over_budget') : t('quotes.not_placed')} amount={showMoney(Math.abs(left))}>
          {budgeted !== null && t('quotes.of_budget', { amount: wholeDollars(budgeted) })}
        </Row>
      </dl>
    </section>
  )
}

function Row({ label, amount, isLast, children }: { label: string; amount: string; isLast?: boolean; children: ReactNode }) {
  return (
    <div className={isLast ? 'left' : undefined}>
      <dt>{label}</dt>
      <dd>
        {amount}
        {children && <small>{children}</small>}
      </dd>
    </div>
  )
}

function signed(cents: number): string {
  return cents > 0 ? `+${showMoney(cents)}` : showMoney(cents)
}
