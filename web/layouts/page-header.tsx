import { Link } from '@tanstack/react-router'
import { startPath } from '../routes.ts'
import { t } from '../text/text.ts'
import { SignOutButton } from '../ui/plain/sign-out-button.tsx'
import { Wordmark } from '../ui/wordmark.tsx'
import type { Visitor } from '../visitor.ts'

export function PageHeader({ visitor }: { visitor: Visitor }) {
  return (
    <header className="page-header">
      <a className="skip-link" href="#main">
        {t('site.skip')}
      </a>
      <div>
        <Link className="wordmark-link" to="/">
          <Wordmark />
        </Link>
        <nav aria-label={t('site.main_menu')}>{visitor ? <MemberMenu /> : <GuestMenu />}</nav>
      </div>
    </header>
  )
}

function GuestMenu() {
  return (
    <>
      <Link className="menu-link" to="/sign-in">
        {t('menu.sign_in')}
      </Link>
      <Link className="button main small" to="/sign-up">
        {t('menu.get_started')}
      </Link>
    </>
  )
}

function MemberMenu() {
  return (
    <>
      <Link className="menu-link" to={startPath}>
        {t('menu.guests')}
      </Link>
      <SignOutButton look="small" />
    </>
  )
}
