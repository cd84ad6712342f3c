import { useState } from 'react'
import { t } from '#web/text/text.ts'
import { BarList } from '#web/ui/bar-list.tsx'
import { showMoney } from '#web/ui/money.ts'
import { Ring } from '#web/ui/ring.tsx'
import { Stat } from '#web/ui/stat.tsx'
import { categoryName } from './categories.ts'
import type { BudgetTotals } from './contract.ts'

/** How the money is spread: a ring of the plan, and what of it is agreed. */
export function BudgetSums({ totals: { budgeted, received, paid, promised, rest, categories } }: { totals: BudgetTotals }) {
  const [chosen, setChosen] = useState<string>()
  const names = categories.map((sums) => ({ ...sums, id: sums.category, name: categoryName(sums.category) }))
  const parts = names.map(({ id, name, estimated, paid, promised }) => ({ id, name, amount: estimated || paid + promised }))
  const bars = names.map(({ id, name, estimated, paid, promised }) => ({ id, name, paid, promised, planned: estimated }))
  return (
    <section className="budget-sums" aria-label={t('budget.totals')}>
      <Ring label={t('budget.totals_of')} parts={parts} chosen={chosen} format={wholeDollars} />
      <div>
        <div className="budget-stats">
          <Stat figure={wholeDollars(paid)} label={t('budget.paid')} />
          <Stat figure={wholeDollars(promised)} label={t('budget.promised')} />
          <Stat
            figure={wholeDollars(Math.abs(rest))}
            label={rest < 0 ? t('budget.over') : t('budget.rest')}
            tone={rest < 0 ? 'plain' : 'ok'}
          />
          {budgeted !== null && <Stat figure={wholeDollars(budgeted)} label={t('budget.budgeted')} />}
          {received > 0 && <Stat figure={wholeDollars(received)} label={t('budget.received')} />}
        </div>
        <BarList
          label={t('budget.totals_of')}
          bars={bars}
          format={wholeDollars}
          chosen={chosen}
          onChoose={(id) => setChosen(id === chosen ? undefined : id)}
        />
        <SumsTable categories={categories} />
      </div>
    </section>
  )
}

/** The same in figures alone. */
function SumsTable({ categories }: Pick<BudgetTotals, 'categories'>) {
  const columns = ['estimated', 'actual', 'paid', 'due'] as const
  return (
    <details className="budget-table">
      <summary>{t('budget.as_table')}</summary>
      <div className="budget-table-room" role="region" aria-label={t('budget.totals_of')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('budget.category')}</th>
              {columns.map((column) => (
                <th key={column} scope="col" className="number">
                  {columnWords[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {categories.map((sums) => (
              <tr key={sums.category}>
                <th scope="row">{categoryName(sums.category)}</th>
                {columns.map((column) => (
                  <td key={column} className="number num">
                    {showMoney(sums[column])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

const columnWords = {
  estimated: t('budget.estimated'),
  actual: t('budget.actual'),
  paid: t('budget.paid'),
  due: t('budget.to_pay'),
}

/** Without cents where there are none. */
export function wholeDollars(cents: number): string {
  return showMoney(cents).replace(/\.00$/, '')
}
