import { Link } from '@tanstack/react-router'
import { coupleNames } from '#features/wedding/helping/couple-names.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { VendorPage } from '../contract.ts'
import { VendorTabs } from '../shown/vendor-tabs.tsx'
import { type VendorsSearch, vendorsPath } from './vendors-search.ts'

interface Props {
  page: VendorPage
  search: VendorsSearch
  /** What stands there instead of the two views. */
  title?: string
}

/** Whose vendors these are, how they are shown, and what begins there. */
export function VendorsHead({ page: { wedding, guest_wedding_events: events, statuses, count }, search, title }: Props) {
  const { event, view } = search
  const isHelper = wedding.role === 'helper'
  const name = isHelper ? events.find(({ id }) => id === event)?.name : undefined
  const asked = event === undefined ? '' : `?${new URLSearchParams({ guest_event_id: String(event) })}`
  return (
    <>
      <header className="tool-head">
        <div>
          {isHelper && <p className="kicker">{t('couple_vendors.of', { names: coupleNames(wedding).join(' & ') })}</p>}
          <h1>{title ?? name ?? t('couple_vendors.title')}</h1>
        </div>
        <div className="vendor-begin">
          {!title && count > 0 && <Views search={search} isList={view === 'list'} />}
          {count > 0 && (
            <a className="button" href={`/api/v1/user-vendors/export${asked}`} download="vendors.xlsx">
              <Icon name="download-simple" />
              {t('couple_vendors.export')}
            </a>
          )}
          <Link className="button main" to={vendorsPath} search={{ ...search, who: undefined, adding: 'other' }} resetScroll={false}>
            <Icon name="plus" />
            {t('couple_vendors.add')}
          </Link>
        </div>
      </header>
      <VendorTabs hired={statuses['hired'] ?? 0} isHelper={isHelper} event={event} />
    </>
  )
}

function Views({ search: { event }, isList }: { search: VendorsSearch; isList: boolean }) {
  return (
    <nav className="vendor-views" aria-label={t('couple_vendors.views')}>
      <Link className="button small" to={vendorsPath} search={{ event }} aria-current={isList ? undefined : 'page'} resetScroll={false}>
        {t('couple_vendors.pipeline')}
      </Link>
      <Link
        className="button small"
        to={vendorsPath}
        search={{ event, view: 'list' }}
        aria-current={isList ? 'page' : undefined}
        resetScroll={false}
      >
        {t('couple_vendors.list')}
      </Link>
    </nav>
  )
}
