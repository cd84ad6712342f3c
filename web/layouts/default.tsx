import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AccountModal } from 'virtual:account-modal'
import { searchOf, words } from '../search.ts'
import { postedForm } from '../start-context.ts'
import { NewsletterStrip } from './newsletter-strip.tsx'
import { useOpener } from './opener.ts'
import { PageFooter } from './page-footer.tsx'
import { PageHeader } from './page-header.tsx'

export const Route = createFileRoute('/_default')({
  validateSearch: searchOf({ newsletter: words(10), login: words(5), view: words(10), 'redirect-to': words(2_000) }),
  loader: () => ({ newsletter: postedForm('newsletter') }),
  component: DefaultLayout,
})

function DefaultLayout() {
  const { visitor } = Route.useRouteContext()
  const { newsletter: posted } = Route.useLoaderData()
  const { newsletter, login, view, 'redirect-to': redirectTo } = Route.useSearch()
  const giveFocusBack = useOpener()
  return (
    <>
      <PageHeader visitor={visitor} />
      <Outlet />
      <NewsletterStrip posted={posted} isJoined={newsletter === 'joined'} />
      <PageFooter />
      {login === 'true' && !visitor && (
        <AccountModal view={view === 'sign-up' ? view : 'sign-in'} redirectTo={redirectTo} onClosed={giveFocusBack} />
      )}
    </>
  )
}
