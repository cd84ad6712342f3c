import { Link } from '@tanstack/react-router'
import { shortDay } from '#features/planning/checklist/tool/day-words.ts'
import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import type { BudgetPage } from './contract.ts'
import { wholeDollars } from './budget-sums.tsx'

/** What is to be paid next. */
export function BudgetDue({ page: { coming_due, today } }: { page: BudgetPage }) {
  if (coming_due.length === 0) return null
  const sum = coming_due.reduce((all, { amount }) => all + (amount ?? 0), 0)
  const last = coming_due.at(-1)!.due_date
  return (
    <section className="budget-due" aria-labelledby="budget-due">
      <div>
        <h2 id="budget-due">{t('budget.coming_due')}</h2>
        <p>{t('budget.due_until', { amount: wholeDollars(sum), day: shortDay(last, today) })}</p>
      </div>
      <ul>
        {coming_due.map(({ id, item_id, name, vendor, amount, due_date }) => (
          <li key={id}>
            <b className="num">{amount === null ? t('budget.missing_amount') : showMoney(amount).replace(/\.00$/, '')}</b>
            {item_id === null ? (
              <span>{vendor || name}</span>
            ) : (
              <Link to="." search={(search) => ({ ...search, add: undefined, item: item_id })} resetScroll={false}>
                {vendor || name}
              </Link>
            )}
            <small>{vendor ? `${shortDay(due_date, today)}, ${name}` : shortDay(due_date, today)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
