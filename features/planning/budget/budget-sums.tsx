import { useState } from 'react'
import { t } from '#web/text/text.ts'
import { BarList } from '#web/ui/bar-list.tsx'
import { showMoney } from '#web/ui/money.ts'
import { Ring } from '#web/ui/ring.tsx'
import { Stat } from '#web/ui/stat.tsx'
import { categoryName } from './categories.ts'
import type { BudgetTotals } from './contract.ts'

/** How the money is spread: a ring of the plan, and what of it is agreed. */
export function BudgetSums({ totals: { budgeted, estimated, actual, rest, categories } }: { totals: BudgetTotals }) {
  const [chosen, setChosen] = useState<string>()
  const names = categories.map((sums) => ({ ...sums, id: sums.category, name: categoryName(sums.category) }))
  const parts = names.map(({ id, name, estimated, actual }) => ({ id, name, amount: estimated || actual }))
  const bars = names.map(({ id, name, estimated, actual }) => ({ id, name, paid: 0, promised: actual, planned: estimated }))
  return (
    <section className="budget-sums" aria-label={t('budget.totals')}>
      <Ring label={t('budget.totals_of')} parts={parts} chosen={chosen} format={wholeDollars} />
      <div>
        <div className="budget-stats">
          {budgeted !== null && <Stat figure={wholeDollars(budgeted)} label={t('budget.budgeted')} />}
          <Stat figure={wholeDollars(estimated)} label={t('budget.estimated')} />
          <Stat figure={wholeDollars(actual)} label={t('budget.actual')} />
          <Stat
            figure={wholeDollars(Math.abs(rest))}
            label={rest < 0 ? t('budget.over') : t('budget.rest')}
            tone={rest < 0 ? 'plain' : 'ok'}
          />
        </div>
        <BarList
          label={t('budget.totals_of')}
          bars={bars}
          format={wholeDollars}
          chosen={chosen}
          onChoose={(id) => setChosen(id === chosen ? undefined : id)}
        />
      </div>
    </section>
  )
}

/** Without cents where there are none. */
function wholeDollars(cents: number): string {
  return showMoney(cents).replace(/\.00$/, '')
}
