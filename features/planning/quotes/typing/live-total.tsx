import type { ReactNode } from 'react'
import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import { notStatedWords } from '../compare/line-rows.ts'
import { guestsIn, type Heads } from '../heads.ts'
import { changeBy, notStated, sumQuote } from '../quote-sums.ts'
import type { Terms } from '../quote-terms.ts'

/** What is typed so far comes to, and what nobody said yet. */
export function LiveTotal({ terms, heads, children }: { terms: Terms; heads: Heads; children: ReactNode }) {
  const { total, per_guest, is_below_minimum } = sumQuote(terms, heads)
  const more = changeBy(terms, heads, 1)
  const missing = notStated(terms.lines)
  const open = terms.lines.filter(({ state, how }) => state === 'priced' && how === null).length
  return (
    <section className="quote-live" aria-label={t('typing.total')}>
      <small>{t('typing.total_at', { n: guestsIn(heads) })}</small>
      <output className="num">{showMoney(total)}</output>
      <ul>
        {per_guest !== null && <li className="num">{t('quotes.per_guest', { amount: showMoney(per_guest) })}</li>}
        {more !== undefined && <li>{t('typing.one_more', { amount: more > 0 ? `+${showMoney(more)}` : showMoney(more) })}</li>}
        {is_below_minimum && <li>{t('reckoned.saves_nothing')}</li>}
        {open > 0 && <li>{open === 1 ? t('typing.open_one') : t('typing.open', { n: open })}</li>}
        {missing.length > 0 && <li className="quote-missing">{t('quotes.without', { what: notStatedWords(missing) })}</li>}
      </ul>
      <div className="quote-begin">{children}</div>
    </section>
  )
}
