import { Link } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Dashboard } from './contract.ts'
import { nextSteps } from './next-steps.ts'

export function DashboardNext({ dashboard }: { dashboard: Dashboard }) {
  const steps = nextSteps(dashboard)
  return (
    <section className="dashboard-next">
      <h2>{t('dashboard.next')}</h2>
      {steps.length === 0 && <Nothing />}
      <ol>
        {steps.map(({ title, text, to }) => (
          <li key={title}>
            <Link to={to}>
              <b>{title}</b>
              <span>{text}</span>
              <Icon name="arrow-right" />
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Nothing() {
  return (
    <p className="dashboard-nothing">
      <b>{t('dashboard.nothing_next')}</b> {t('dashboard.nothing_next_text')}
    </p>
  )
}
