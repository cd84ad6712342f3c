import { Link } from '@tanstack/react-router'
import { coupleMenu, settingsEntry, shown } from '../menus.ts'
import type { SiteSection } from '../site-menu.ts'
import { t } from '../text/admin-text.ts'
import { Wordmark } from '../ui/wordmark.tsx'
import type { Visitor } from '../visitor.ts'
import { AccountMenu } from './account-menu.tsx'
import { MegaMenu } from './mega-menu.tsx'
import { useMenusThatClose } from './menus-that-close.ts'
import { PhoneMenu } from './phone-menu.tsx'

const sections: readonly SiteSection[] = [
  { slug: 'people', title: t('admin.people'), to: '/admin/people', all: '', groups: [] },
  { slug: 'trail', title: t('admin.trail'), to: '/admin/trail', all: '', groups: [] },
]

/** The header of the operator's pages, with a word that says where one is. */
export function AdminHeader({ visitor }: { visitor: NonNullable<Visitor> }) {
  useMenusThatClose()
  return (
    <header className="page-header admin-header">
      <a className="skip-link" href="#main">
        {t('site.skip')}
      </a>
      <div>
        <Link className="wordmark-link" to="/">
          <Wordmark />
        </Link>
        <span className="admin-tag">{t('admin.tag')}</span>
        <MegaMenu sections={sections} label={t('admin.menu')} />
        <div className="header-end">
          <AccountMenu visitor={visitor} entries={shown(coupleMenu)} settings={shown([settingsEntry])[0]} />
          <PhoneMenu sections={sections} label={t('admin.menu')} isSignedIn />
        </div>
      </div>
    </header>
  )
}
