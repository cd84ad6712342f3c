import twoSeats from 'virtual:picture/guest-list-empty'
import { t } from '#web/text/tools-text.ts'
import { Picture } from '#web/ui/picture.tsx'

/** Says why there is nobody to show, and what to do next. */
export function GuestEmpty({ isFiltered }: { isFiltered: boolean }) {
  return (
    <section className="guest-empty">
      {!isFiltered && <Picture of={twoSeats} sizes="180px" />}
      <h2>{isFiltered ? t('guests.none_found_title') : t('guests.empty_title')}</h2>
      <p>{isFiltered ? t('guests.none_found_text') : t('guests.empty_text')}</p>
      {!isFiltered && (
        <a className="button" href="#field-firstname">
          {t('guests.add_first')}
        </a>
      )}
    </section>
  )
}
