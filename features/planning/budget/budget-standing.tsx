import { shortDay } from '#features/planning/checklist/tool/day-words.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icons.ts'
import type { Cost } from './contract.ts'
import { type Standing, standingOf } from './standing.ts'

const icons: Record<Standing, IconName> = {
  paid: 'leaf',
  late: 'warning-circle-fill',
  soon: 'circle-half',
  promised: 'check-circle',
  planned: 'dots-three-circle',
}

const words: Record<Standing, string> = {
  paid: t('standing.paid'),
  late: t('standing.late'),
  soon: t('standing.soon'),
  promised: t('standing.promised'),
  planned: t('standing.planned'),
}

/** How something stands: a shape and a word beside its colour. */
export function StandingMark({ standing }: { standing: Standing }) {
  return (
    <span className={`standing ${standing}`}>
      <Icon name={icons[standing]} />
      {words[standing]}
    </span>
  )
}

export function CostStanding({ cost: { actual, paid, due, next_due }, today }: { cost: Cost; today: string }) {
  const isPaid = paid > 0 && due === 0 && paid >= (actual ?? 0)
  return <StandingMark standing={standingOf({ isPaid, isPromised: actual !== null || due > 0, due_date: next_due }, today)} />
}

/** When something of it is to be paid. */
export function DueDay({ cost: { actual, paid, due, next_due }, today }: { cost: Cost; today: string }) {
  if (next_due !== null) return shortDay(next_due, today)
  if (paid > 0 && due === 0 && paid >= (actual ?? 0)) return t('standing.paid')
  return <span className="budget-missing">{t('budget.missing_date')}</span>
}
