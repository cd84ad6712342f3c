import type { MenuEntry } from '../menus/menus.ts'
import { hasPage } from './routes.ts'
import { t } from '../text/text.ts'

const guests = '/tools/guest-list'

/** Pages of somebody who plans that stand in none of the menus; on a phone they follow under More. */
const ownPages: readonly MenuEntry[] = [
  { to: '/dashboard/events', title: t('own_pages.events'), icon: 'calendar-blank' },
  { to: `${guests}/letters`, title: t('own_pages.letters'), icon: 'envelope-simple' },
  { to: `${guests}/replies`, title: t('own_pages.replies'), icon: 'check-circle' },
  { to: `${guests}/addresses`, title: t('own_pages.addresses'), icon: 'map-pin' },
  { to: `${guests}/import`, title: t('own_pages.import'), icon: 'file-xls' },
  { to: '/tools/rooms', title: t('own_pages.rooms'), icon: 'house' },
  { to: '/messages', title: t('own_pages.messages'), icon: 'paper-plane-tilt' },
  { to: '/vendor/reviews', title: t('own_pages.reviews'), icon: 'heart' },
  { to: '/vendor/messages', title: t('own_pages.messages'), icon: 'paper-plane-tilt' },
  { to: '/settings/helpers', title: t('own_pages.helpers'), icon: 'users' },
  { to: '/dashboard/history', title: t('own_pages.history'), icon: 'clock-counter-clockwise' },
]

/** A business has no helpers, and an inbox of its own. */
export function ownPagesOf({ is_vendor }: { is_vendor: boolean }): MenuEntry[] {
  return ownPages.filter(({ to }) => hasPage(to) && isOf(is_vendor, to) && !(is_vendor && to === '/settings/helpers'))
}

function isOf(is_vendor: boolean, to: string): boolean {
  return is_vendor ? to !== '/messages' : !to.startsWith('/vendor/')
}
