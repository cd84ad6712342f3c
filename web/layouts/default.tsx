import { createFileRoute, Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { searchOf, words } from '../menus/search.ts'
import { site } from '../site.ts'
import { postedForm } from '../start/start-context.ts'
import { CountdownBanner } from './countdown-banner.tsx'
import { NewsletterStrip } from './newsletter-strip.tsx'
import { useOpener } from './opener.ts'
import { PageFooter } from './page-footer.tsx'
import { PageHeader } from './page-header.tsx'

export const Route = createFileRoute('/_default')({
  validateSearch: searchOf({
    newsletter: words(10),
    login: words(5),
    view: words(10),
    'redirect-to': words(2_000),
    saved: words(20),
    save: words(20),
  }),
  loader: () => ({ newsletter: postedForm('newsletter') }),
  component: DefaultLayout,
  // Its loader is a line, which no page should have to fetch first.
  codeSplitGroupings: [['component']],
})

function DefaultLayout() {
  const { visitor } = Route.useRouteContext()
  const { newsletter: posted } = Route.useLoaderData()
  const { newsletter, login, view, 'redirect-to': redirectTo } = Route.useSearch()
  const giveFocusBack = useOpener()
  return (
    <>
      {!visitor && <CountdownBanner countdown={site().countdown} />}
      <PageHeader visitor={visitor} />
      <Outlet />
      <NewsletterStrip posted={posted} isJoined={newsletter === 'joined'} />
      <PageFooter />
      {login === 'true' && !visitor && (
        <Suspense>
          <AccountModal view={view === 'sign-up' ? view : 'sign-in'} redirectTo={redirectTo} onClosed={giveFocusBack} />
        </Suspense>
      )}
    </>
  )
}

/** A page is rendered in one go, so there it is at hand; a browser fetches it when it is asked for. */
const AccountModal = import.meta.env.SSR
  ? (await import('virtual:account-modal')).AccountModal
  : lazy(async () => ({ default: (await import('virtual:account-modal')).AccountModal }))
