import { Link } from '@tanstack/react-router'
import { shortDay } from '#features/planning/checklist/tool/day-words.ts'
import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import { ShareBar } from '#web/ui/share-bar.tsx'
import type { Dashboard } from './contract.ts'

const tool: string = '/tools/budget-tool'

/** How much of the money has its place, and what is to be paid next. */
export function DashboardBudget({ budget, today }: { budget: NonNullable<Dashboard['budget']>; today: string }) {
  const { budgeted, estimated, paid, promised, next } = budget
  const whole = budgeted ?? estimated
  return (
    <section className="dashboard-budget">
      <header>
        <h2>{t('dashboard.budget')}</h2>
        <Link className="more-link" to={tool}>
          {t('dashboard.open_budget')}
        </Link>
      </header>
      <p className="dashboard-figure">
        <b>{dollars(paid + promised)}</b>
        {whole > 0 && t('dashboard.placed', { whole: dollars(whole) })}
      </p>
      <ShareBar
        label={t('dashboard.budget')}
        shares={[
          { label: t('budget.paid'), amount: Math.max(paid, 0), look: 'solid' },
          { label: t('budget.promised'), amount: Math.max(promised, 0), look: 'waiting' },
          { label: t('budget.rest'), amount: Math.max(whole - paid - promised, 0), look: 'grey' },
        ]}
        format={dollars}
      />
      {next && (
        <p>
          {t('dashboard.due_next', {
            amount: next.amount === null ? t('budget.missing_amount') : dollars(next.amount),
            name: next.vendor || next.name,
            day: shortDay(next.due_date, today),
          })}
        </p>
      )}
    </section>
  )
}

/** Without cents where there are none. */
function dollars(cents: number): string {
  return showMoney(cents).replace(/\.00$/, '')
}
