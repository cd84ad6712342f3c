import { Link } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { budgetPath, type BudgetSearch } from './budget-search.ts'

/** The costs, their payments by month, the tips, or what might be. */
export function BudgetViews({ search: { event, type, search, show: shown } }: { search: BudgetSearch }) {
  const views = [
    { label: t('budget.every_cost'), show: undefined, isHere: !shown },
    { label: t('payment.by_month'), show: 'payments' as const, isHere: shown === 'payments' },
    { label: t('tip.tips'), show: 'envelopes' as const, isHere: shown === 'envelopes' },
    { label: t('what_if.what_if'), show: 'what-if' as const, isHere: shown === 'what-if' },
  ]
  return (
    <nav className="tab-list link-tabs" aria-label={t('budget.views')}>
      {views.map(({ label, show, isHere }) => (
        <Link
          key={label}
          className="tab"
          to={budgetPath}
          search={{ event, type, search, show }}
          activeOptions={{ exact: true }}
          aria-current={isHere ? 'page' : undefined}
          resetScroll={false}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
