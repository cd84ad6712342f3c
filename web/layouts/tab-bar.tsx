import { Link } from '@tanstack/react-router'
import type { TabEntry } from '../menus/menus.ts'
import { t } from '../text/text.ts'
import { Icon } from '../ui/icon.tsx'
import { accountMenuId } from './account-menu-id.ts'

/** With fewer tabs there is nothing to choose between. */
const fewest = 2

/** Under the header on large screens; up to 991 px a bar at the bottom, where More opens the account menu with the rest. */
export function TabBar({ tabs, label = t('menu.tools') }: { tabs: readonly TabEntry[]; label?: string }) {
  if (tabs.filter((tab) => !tab.is_cog).length < fewest) return null
  return (
    <nav className="tab-bar" aria-label={label}>
      <ul className="wrap">
        {tabs.map((tab) => (
          <Tab key={tab.to} tab={tab} />
        ))}
        <li className="bottom-only">
          <button type="button" popoverTarget={accountMenuId}>
            <Icon name="dots-three-circle" />
            {t('menu.more')}
          </button>
        </li>
      </ul>
    </nav>
  )
}

function Tab({ tab: { title, to, search, icon, phone_icon, is_cog } }: { tab: TabEntry }) {
  return (
    <li className={is_cog ? 'cog top-only' : phone_icon ? undefined : 'top-only'}>
      <Link to={to} search={search ?? {}} activeOptions={{ includeSearch: false }} aria-label={is_cog ? title : undefined}>
        <Icon name={icon} className="tab-icon" />
        {phone_icon && <Icon name={phone_icon} className="tab-icon on" />}
        {!is_cog && title}
      </Link>
    </li>
  )
}
