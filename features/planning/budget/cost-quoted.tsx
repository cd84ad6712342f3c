import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import type { Cost, Quoted } from './contract.ts'

/** What vendors ask for it who are neither taken nor turned down: one sum, or from the least to the most. */
export function CostQuoted({ quoted }: Pick<Cost, 'quoted'>) {
  if (quoted === null) return <span className="budget-missing">{t('budget.not_quoted')}</span>
  const { least, most, count } = quoted
  return (
    <>
      {least === most ? showMoney(least) : t('budget.quoted_range', { least: showMoney(least), most: showMoney(most) })}
      {count > 1 && <small className="budget-heads">{t('budget.quoted_count', { n: count })}</small>}
    </>
  )
}

/** The same as a sentence among the fields of a cost. */
export function QuotedNow({ quoted: { least, most, count } }: { quoted: Quoted }) {
  const amounts = { n: count, least: showMoney(least), most: showMoney(most) }
  return (
    <p className="cost-heads num">
      {count === 1 ? t('budget.quoted_now', { amount: showMoney(least) }) : t('budget.quoted_now_many', amounts)}
    </p>
  )
}
