import { Link, useLocation } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { type MenuEntry, menusAt, settingsEntry, shown } from '../menus.ts'
import { t } from '../text/text.ts'
import { Icon } from '../ui/icon.tsx'
import { SignOutButton } from '../ui/plain/sign-out-button.tsx'
import type { Visitor } from '../visitor.ts'
import { accountMenuId } from './account-menu-id.ts'
import { StopImpersonating } from './impersonation.tsx'
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
  const shownEntries = entries ?? menusAt(here, visitor).menu
  return (
    <>
      <button className="account-button" type="button" popoverTarget={accountMenuId} aria-label={t('menu.account', { name: visitor.name })}>
        <Icon name="list" />
        <Face of={visitor} />
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
          {shownEntries.length > 0 && <Entries entries={shownEntries} />}
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
      {entries.map(({ title, to, search, icon }) => (
        <li key={to}>
          <Link to={to} search={search ?? {}}>
            <Icon name={icon} />
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** What holds it says the name. */
function Face({ of: { avatar } }: { of: NonNullable<Visitor> }) {
  return <img className="face" src={avatar.url} width={32} height={32} alt="" />
}
