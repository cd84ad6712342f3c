import { Link } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'

const home = '/tools/vendor-manager'

/** The pages of the vendor manager; suggestions and what is wanted are the couple's own. */
export function VendorTabs({ hired, isHelper, event }: { hired: number; isHelper: boolean; event: number | undefined }) {
  const tabs = [
    { label: t('couple_vendors.everybody'), to: home, search: { event } },
    { label: t('vendor_status.hired'), to: `${home}/hired`, search: { event }, count: hired },
    { label: t('quotes.title'), to: `${home}/quotes/{-$service}`, search: { event } },
    ...(isHelper
      ? []
      : [
          { label: t('couple_vendors.suggested'), to: `${home}/suggested`, search: {} },
          { label: t('own_pages.messages'), to: '/messages', search: {} },
          { label: t('couple_vendors.settings'), to: `${home}/settings`, search: {} },
        ]),
  ]
  return (
    <nav className="tab-list link-tabs" aria-label={t('couple_vendors.pages')}>
      {tabs.map(({ label, to, search, count = 0 }) => (
        <Link key={to} className="tab" to={to} search={search} activeOptions={{ exact: true, includeSearch: false }}>
          {label}
          {count > 0 && <small className="num">{count}</small>}
        </Link>
      ))}
    </nav>
  )
}
