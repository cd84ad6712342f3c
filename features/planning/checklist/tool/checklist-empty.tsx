import leaves from 'virtual:picture/empty-checklist'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { ChecklistPage } from '../contract.ts'
import { putPlanBack } from './begin-anew.ts'
import type { ChecklistSearch } from './checklist-search.ts'

interface Props {
  page: ChecklistPage
  search: ChecklistSearch
  event: number | undefined
}

/** Nothing to do, or nothing of what was asked for. */
export function ChecklistEmpty({ page, search, event }: Props) {
  const cache = useQueryClient()
  if (search.show !== undefined || page.settings.hides_done) {
    return (
      <EmptyState fact={t('checklist.nothing_found')} hint={t('checklist.nothing_found_text')}>
        <Link className="button" to="." search={(before) => ({ ...before, show: 'all' as const })} replace resetScroll={false}>
          {t('checklist.show_all')}
        </Link>
      </EmptyState>
    )
  }
  const events = event === undefined ? page.guest_wedding_events : page.guest_wedding_events.filter(({ id }) => id === event)
  return (
    <EmptyState picture={<Picture of={leaves} sizes="180px" alt="" />} fact={t('checklist.empty')} hint={t('checklist.empty_text')}>
      {events.length > 0 && (
        <button className="button" type="button" onClick={() => void putPlanBack(cache, events, false)}>
          {t('checklist.take_plan')}
        </button>
      )}
    </EmptyState>
  )
}
