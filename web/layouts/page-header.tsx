import { type ReactNode, Suspense } from 'react'
import type { MenuEntry } from '../menus/menus.ts'
import { headerMenu, type SiteSection } from '../menus/site-menu.ts'
import { t } from '../text/text.ts'
import { Link } from '../ui/link.tsx'
import { Wordmark } from '../ui/wordmark.tsx'
import type { Visitor } from '../visitor.ts'
import { AccountMenu } from './account.ts'
import { MegaMenu } from './mega-menu.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { SearchButton } from './search-button.tsx'
import { useMenusThatClose } from './menus-that-close.ts'

interface Props {
  visitor: Visitor
  /** What its menus hold; without a word the entries that lead somewhere. */
  site?: readonly SiteSection[]
  account?: readonly MenuEntry[]
  settings?: MenuEntry | undefined
  /** More sections of the account menu. */
  sections?: ReactNode
  /** The class of its ground. */
  background?: string
  hasSearch?: boolean
  label?: string
  /** Buttons of a page's own, before the account. */
  children?: ReactNode
}

export function PageHeader({
  visitor,
  site = headerMenu(),
  account,
  settings,
  sections,
  background = 'bg-background',
  hasSearch = true,
  label = t('site.main_menu'),
  children,
}: Props) {
  useMenusThatClose()
  return (
    <header className={`page-header ${background}`}>
      <a className="skip-link" href="#main">
        {t('site.skip')}
      </a>
      <div>
        <Link className="wordmark-link" to="/">
          <Wordmark />
        </Link>
        <MegaMenu sections={site} label={label} />
        <div className="header-end">
          {hasSearch && <SearchButton visitor={visitor} />}
          {children}
          {visitor ? (
            <Suspense>
              <AccountMenu visitor={visitor} entries={account} settings={settings}>
                {sections}
              </AccountMenu>
            </Suspense>
          ) : (
            <GuestLinks />
          )}
          {(!visitor || site.length > 0) && <PhoneMenu sections={site} label={label} isSignedIn={visitor !== null} />}
        </div>
      </div>
    </header>
  )
}

/** Under 993 px these stand in the phone's menu. */
function GuestLinks() {
  return (
    <>
      <Link className="button ghost wide-only" to="/sign-in">
        {t('menu.sign_in')}
      </Link>
      <Link className="button main small wide-only" to="/sign-up">
        {t('menu.get_started')}
      </Link>
    </>
  )
}
