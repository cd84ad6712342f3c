import { Link } from '@tanstack/react-router'
import { hasPage } from '../map/routes.ts'
import { t } from '../text/text.ts'
import type { Visitor } from '../visitor.ts'
import { menuDay } from './menu-day.ts'

const events = '/dashboard/events'

/** Over the entries of the account menu: whose wedding they are about, and when it is. */
export function OwnWedding({ visitor: { firstname, wedding_details } }: { visitor: NonNullable<Visitor> }) {
  const { date, other_firstname: other } = wedding_details
  if (!hasPage(events)) return null
  return (
    <section className="account-own">
      <h3>{t('vendor_menu.events')}</h3>
      <Link to={events}>
        <b>{other ? t('menu.two', { one: firstname, other }) : t('menu.your_wedding')}</b>
        {date && <small className="num">{menuDay(date)}</small>}
      </Link>
    </section>
  )
}
