import { Link } from '@tanstack/react-router'
import { hasPage } from '../map/routes.ts'
import { t } from '../text/text.ts'
import { Icon } from '../ui/icon.tsx'
import type { Visitor } from '../visitor.ts'
import { menuDay } from './menu-day.ts'

/** A vendor's account menu beside its entries: the business, and the wedding that they may plan themselves. */
export function VendorSections({ visitor: { vendor_details, wedding_details } }: { visitor: NonNullable<Visitor> }) {
  const name = vendor_details?.business_name
  const { date } = wedding_details
  return (
    <div className="account-profiles">
      <section>
        <h3>{t('vendor_menu.business')}</h3>
        {name ? <Way to={business} title={name} /> : <Way to={setup} title={t('vendor_menu.setup')} note={t('vendor_menu.no_vendor')} />}
      </section>
      <section>
        <h3>{t('vendor_menu.personal')}</h3>
        {date ? (
          <Way to={events} title={t('vendor_menu.events')} note={menuDay(date)} />
        ) : (
          <Way to={start} title={t('vendor_menu.start')} note={t('vendor_menu.no_wedding')} />
        )}
      </section>
    </div>
  )
}

const business = '/vendor/management'
const setup = '/complete/vendor-profile/1'
const events = '/dashboard/events'
const start = '/dashboard'

/** Words alone, as long as there is no such page. */
function Way({ to, title, note }: { to: string; title: string; note?: string }) {
  const words = (
    <span>
      {note && <small>{note}</small>}
      <b>{title}</b>
    </span>
  )
  if (!hasPage(to)) return <p>{words}</p>
  return (
    <Link to={to}>
      {words}
      <Icon name="caret-right" />
    </Link>
  )
}
