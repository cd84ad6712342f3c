import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import type { MenuEntry } from '../menus.ts'
import { t } from '../text/text.ts'
import { Icon } from '../ui/icon.tsx'
import { SignOutButton } from '../ui/plain/sign-out-button.tsx'
import type { Visitor } from '../visitor.ts'
import { StopImpersonating } from './impersonation.tsx'
import { ThemeChooser } from './theme-chooser.tsx'

interface Props {
  visitor: NonNullable<Visitor>
  entries: readonly MenuEntry[]
  settings: MenuEntry | undefined
  /** More sections, beside the entries. */
  children?: ReactNode
}

/** Opens by its address from the phone's bar too. */
export const accountMenuId = 'account-menu'

/** Hamburger and avatar, and what they open: a card under them, on a phone the whole screen. */
export function AccountMenu({ visitor, entries, settings, children }: Props) {
  const title = useId()
  return (
    <>
      <button className="account-button" type="button" popoverTarget={accountMenuId} aria-label={t('menu.account', { name: visitor.name })}>
        <Icon name="list" />
        <Initials of={visitor} />
      </button>
      <div className="account-menu" id={accountMenuId} popover="auto" role="dialog" aria-labelledby={title}>
        <div className="account-who">
          <Initials of={visitor} />
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
          {entries.length > 0 && <Entries entries={entries} />}
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

function Entries({ entries }: { entries: readonly MenuEntry[] }) {
  return (
    <ul className="account-entries">
      {entries.map(({ title, to, icon }) => (
        <li key={to}>
          <Link to={to}>
            <Icon name={icon} />
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** A drawing, not a word: what holds it says the name. */
function Initials({ of: { firstname, lastname } }: { of: NonNullable<Visitor> }) {
  const [first = '', last = ''] = [firstname, lastname].map((name) => [...name.trim()][0] ?? '')
  return <span className="initials" data-letters={(first + last).toLocaleUpperCase()} aria-hidden="true" />
}
