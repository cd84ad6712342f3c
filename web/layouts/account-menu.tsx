import { Link, useLocation, useMatches } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { helpersPlaces, isVendorPage, type MenuEntry, menusAt, settingsEntry, shown } from '../menus/menus.ts'
import { ownPagesOf } from '../map/own-pages.ts'
import { homePath } from '../map/routes.ts'
import { t } from '../text/text.ts'
import { Icon } from '../ui/icon.tsx'
import { SignOutButton } from '../ui/plain/sign-out-button.tsx'
import { useUnread } from '../client/unread.ts'
import { isHelperAlone, type Visitor } from '../visitor.ts'
import { accountMenuId } from './account-menu-id.ts'
import { StopImpersonating } from './impersonation.tsx'
import { OwnWedding } from './own-wedding.tsx'
import { ThemeChooser } from './theme-chooser.tsx'

interface Props {
  visitor: NonNullable<Visitor>
  /** What it holds; without a word the entries that lead somewhere. */
  entries?: readonly MenuEntry[] | undefined
  settings?: MenuEntry | undefined
  /** More sections, beside the entries. */
  children?: ReactNode
}

/** Hamburger and avatar, and what they open: a card under them, on a phone the whole screen. */
export function AccountMenu({ visitor, entries, settings = shown([settingsEntry])[0], children }: Props) {
  const title = useId()
  const here = useLocation({ select: ({ pathname }) => pathname })
  const isAlone = isHelperAlone(visitor)
  const shownEntries = entries ?? menusAt(here, visitor, undefined, isAlone ? helpersPlaces : undefined).menu
  // A business and who only helps have no wedding here, nor pages of one.
  const hasWedding = !isAlone && !(visitor.is_vendor && isVendorPage(here))
  const n = useUnread()
  const { name, is_vendor } = visitor
  return (
    <>
      {is_vendor && <Bell visitor={visitor} />}
      <button
        className="account-button"
        type="button"
        popoverTarget={accountMenuId}
        aria-label={n > 0 && !is_vendor ? t('menu.account_unread', { name, n }) : t('menu.account', { name })}
      >
        <Icon name="list" />
        <Face of={visitor} />
        {n > 0 && !is_vendor && <i className="unread-dot" />}
      </button>
      <div className="account-menu" id={accountMenuId} popover="auto" role="dialog" aria-labelledby={title}>
        <div className="account-who">
          <Face of={visitor} />
          <div>
            <h2 id={title}>{visitor.name}</h2>
            <p>{visitor.email}</p>
          </div>
          <button
            className="header-button narrow-only"
            type="button"
            popoverTarget={accountMenuId}
            popoverTargetAction="hide"
            aria-label={t('menu.close')}
          >
            <Icon name="x" />
          </button>
        </div>
        <div className="account-sections">
          <div>
            {hasWedding && <OwnWedding visitor={visitor} />}
            <Entries entries={shownEntries}>{!is_vendor && <NotificationsEntry visitor={visitor} />}</Entries>
            {hasWedding && <MoreEntries visitor={visitor} known={shownEntries} />}
          </div>
          {children}
        </div>
        <ThemeChooser />
        <div className="account-end">
          {settings && (
            <Link className="button ghost" to={settings.to}>
              <Icon name={settings.icon} />
              {settings.title}
            </Link>
          )}
          {visitor.impersonator && <StopImpersonating look="ghost" />}
          <SignOutButton look="ghost" />
        </div>
      </div>
    </>
  )
}

/** Vendors have it in the header; couples find the same in their menu. */
function Bell({ visitor }: { visitor: NonNullable<Visitor> }) {
  const n = useUnread()
  return (
    <Link
      className="header-button"
      {...useWayToNotifications(visitor)}
      aria-label={n > 0 ? t('menu.notifications_unread', { n }) : t('menu.notifications')}
    >
      <Icon name="bell" />
      {n > 0 && <i className="unread-dot" />}
    </Link>
  )
}

function NotificationsEntry({ visitor }: { visitor: NonNullable<Visitor> }) {
  const n = useUnread()
  return (
    <li>
      <Link {...useWayToNotifications(visitor)}>
        <Icon name="bell" />
        {t('menu.notifications')}
        {n > 0 && (
          <b className="unread-count">
            <span aria-hidden="true">{n > 99 ? '99+' : n}</span>
            <span className="only-heard">{t('menu.unread', { n })}</span>
          </b>
        )}
      </Link>
    </li>
  )
}

/** The layouts that load them. */
const shownOn: string[] = ['/_user', '/_vendor']

/** They open over the page at hand where that can show them, else over one's own first. */
function useWayToNotifications(visitor: NonNullable<Visitor>) {
  const isShownHere = useMatches({ select: (matches) => matches.some(({ routeId }) => shownOn.includes(routeId)) })
  const opened = (search: object) => ({ ...(isShownHere && search), notifications: 'open' as const })
  return { to: isShownHere ? '.' : homePath(visitor), search: opened, resetScroll: false, activeOptions: { includeSearch: true } }
}

function Entries({ entries, children }: { entries: readonly MenuEntry[]; children?: ReactNode }) {
  return (
    <ul className="account-entries">
      {entries.map(({ title, to, search, icon }) => (
        <li key={to}>
          <Link to={to} search={search ?? {}}>
            <Icon name={icon} />
            {title}
          </Link>
        </li>
      ))}
      {children}
    </ul>
  )
}

/** On a phone, where nothing else leads to them. */
function MoreEntries({ visitor, known }: { visitor: NonNullable<Visitor>; known: readonly MenuEntry[] }) {
  const title = useId()
  const more = ownPagesOf(visitor).filter(({ to }) => known.every((entry) => entry.to !== to))
  return (
    <section className="account-more" aria-labelledby={title}>
      <h3 id={title}>{t('menu.more')}</h3>
      <Entries entries={more} />
    </section>
  )
}

/** What holds it says the name. */
function Face({ of: { avatar } }: { of: NonNullable<Visitor> }) {
  return <img className="face" src={avatar.url} width={32} height={32} alt="" />
}
