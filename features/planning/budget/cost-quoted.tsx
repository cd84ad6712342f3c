import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import type { Cost, Quoted } from './contract.ts'

/** What vendors ask for it who are neither taken nor turned down. Where that is nothing, or is not the reader's to see, no word is said. */
export function CostQuoted({ quoted }: Pick<Cost, 'quoted'>) {
  if (quoted === null) return null
  const { least, most, count } = quoted
  const amounts = { n: count, amount: showMoney(least), most: showMoney(most) }
  return (
    <small className="budget-heads budget-quoted">{count === 1 ? t('budget.quoted', amounts) : t('budget.quoted_many', amounts)}</small>
  )
}

/** The same as a sentence among the fields of a cost. */
export function QuotedNow({ quoted: { least, most, count } }: { quoted: Quoted }) {
  const amounts = { n: count, amount: showMoney(least), most: showMoney(most) }
  return <p className="cost-heads num">{count === 1 ? t('budget.quoted_now', amounts) : t('budget.quoted_now_many', amounts)}</p>
}
