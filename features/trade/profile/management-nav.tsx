import { Link } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { checkNames } from './checks.ts'
import type { Business } from './contract.ts'
import { gains, type ManagementStep, managementSteps, stepNames } from './management-steps.ts'

/** The parts of the profile, and what of the twelve checks is still open in each. */
export function ManagementNav({ business: { checks }, current }: { business: Business; current: ManagementStep }) {
  const open = managementSteps[current].checks.filter((name) => !checks.includes(name))
  return (
    <nav className="management-nav" aria-label={t('manage.parts')}>
      <p>
        <b className="num">{t('manage.n_of_twelve', { n: checks.length, of: checkNames.length })}</b> {t('manage.rank_untouched')}
      </p>
      <ol>
        {stepNames.map((step) => {
          const left = managementSteps[step].checks.filter((name) => !checks.includes(name)).length
          return (
            <li key={step}>
              <Link
                to="/vendor/management/{-$step}"
                params={{ step }}
                aria-current={step === current ? 'page' : undefined}
                activeProps={{}}
              >
                <b>{managementSteps[step].title}</b>
                <small data-done={left === 0 || undefined}>{left === 0 ? t('manage.done') : t('manage.open', { n: left })}</small>
              </Link>
            </li>
          )
        })}
      </ol>
      <p className="management-people">
        <Link to="/vendor/management/colleagues">{t('manage.colleagues')}</Link>
        <Link to="/vendor/management/leaving">{t('manage.leaving')}</Link>
      </p>
      {open.length > 0 && (
        <ul className="management-gains">
          {open.map((name) => (
            <li key={name}>{gains[name]}</li>
          ))}
        </ul>
      )}
    </nav>
  )
}
