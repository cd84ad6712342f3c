import { Link } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { contributorsPath } from './contributors/contributor-path.ts'
import { budgetPath, type BudgetSearch } from './budget-search.ts'

interface Props {
  search: BudgetSearch
  /** On the page of who gives, none of the others is here. */
  isGivers?: boolean
}

/** The costs, their payments by month, the tips, what might be, or who gives. */
export function BudgetViews({ search: { event, type, search, show: shown }, isGivers = false }: Props) {
  const views = [
    { label: t('budget.every_cost'), show: undefined, isHere: !shown && !isGivers },
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
      <Link className="tab" to={contributorsPath} search={{ event }} aria-current={isGivers ? 'page' : undefined}>
        {t('budget.givers')}
      </Link>
    </nav>
  )
}
