import { Link } from '@tanstack/react-router'
import twoSeats from 'virtual:picture/guest-list-empty'
import { t } from '#web/text/text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Picture } from '#web/ui/picture.tsx'

/** Says why there is nobody to show, and what to do next. */
export function GuestEmpty({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered)
    return (
      <EmptyState fact={t('guests.none_found_title')} hint={t('guests.none_found_text')}>
        <Link className="button" to="." search={({ event }) => ({ event })} resetScroll={false}>
          {t('guests.clear')}
        </Link>
      </EmptyState>
    )
  return (
    <EmptyState picture={<Picture of={twoSeats} sizes="180px" />} fact={t('guests.empty_title')} hint={t('guests.empty_text')}>
      <Link className="button" to="." search={(search) => ({ ...search, add: '1' })} resetScroll={false}>
        {t('guests.add_first')}
      </Link>
      <Link
        className="button ghost"
        to="/tools/guest-list/import"
        search={({ event }) => ({ event: event === 'everyone' ? undefined : event })}
      >
        {t('guests.bring')}
      </Link>
    </EmptyState>
  )
}
