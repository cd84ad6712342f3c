import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { ChecklistPage } from '../contract.ts'
import { coupleNames } from '#features/wedding/helping/couple-names.ts'
import type { Month } from './months.ts'

interface Props {
  page: ChecklistPage
  months: readonly Month[]
  event: number | undefined
  isFixed: boolean
  back: ReactNode
}

/** Whose checklist it is, how far it is, and what begins here. */
export function ChecklistHead({ page: { wedding, guest_wedding_events: events }, months, event, isFixed, back }: Props) {
  const isHelper = wedding.role === 'helper'
  const couple = coupleNames(wedding)
  const named = isFixed || isHelper ? events.find(({ id }) => id === event)?.name : undefined
  const [done, all] = [months.reduce((sum, { done }) => sum + done, 0), months.reduce((sum, { count }) => sum + count, 0)]
  return (
    <header className="tool-head">
      <div>
        {back}
        {isHelper && <p className="kicker">{t('checklist.of', { names: couple.join(' & ') })}</p>}
        <h1>{named ?? t('menu.checklist')}</h1>
      </div>
      <div className="checklist-begin">
        {all > 0 && <p className="checklist-count num">{t('checklist.count', { done, all })}</p>}
        {!isHelper && !isFixed && (
          <Link className="close-button checklist-cog" to="/tools/wedding-checklist/settings" aria-label={t('checklist.settings')}>
            <Icon name="gear-six" />
          </Link>
        )}
        <button className="close-button checklist-print" type="button" aria-label={t('checklist.print')} onClick={() => window.print()}>
          <Icon name="printer" />
        </button>
        <Link className="button main" to="." search={(search) => ({ ...search, item: undefined, add: '1' })} resetScroll={false}>
          <Icon name="plus" />
          {t('checklist.add_task')}
        </Link>
      </div>
    </header>
  )
}
