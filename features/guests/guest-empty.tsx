import { t } from '#web/text/text.ts'

/** Says why there is nobody to show, and what to do next. */
export function GuestEmpty({ isFiltered }: { isFiltered: boolean }) {
  return (
    <section className="guest-empty">
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
