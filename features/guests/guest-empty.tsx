import twoSeats from 'virtual:picture/guest-list-empty'
import { t } from '#web/text/tools-text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Picture } from '#web/ui/picture.tsx'

/** Says why there is nobody to show, and what to do next. */
export function GuestEmpty({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) return <EmptyState fact={t('guests.none_found_title')} hint={t('guests.none_found_text')} />
  return (
    <EmptyState picture={<Picture of={twoSeats} sizes="180px" />} fact={t('guests.empty_title')} hint={t('guests.empty_text')}>
      <a className="button" href="#field-firstname">
        {t('guests.add_first')}
      </a>
    </EmptyState>
  )
}
