import { createFileRoute, Outlet } from '@tanstack/react-router'
import { searchOf, words } from '../search.ts'
import { postedForm } from '../start-context.ts'
import { NewsletterStrip } from './newsletter-strip.tsx'
import { PageFooter } from './page-footer.tsx'
import { PageHeader } from './page-header.tsx'

export const Route = createFileRoute('/_default')({
  validateSearch: searchOf({ newsletter: words(10) }),
  loader: () => ({ newsletter: postedForm('newsletter') }),
  component: DefaultLayout,
})

function DefaultLayout() {
  const { visitor } = Route.useRouteContext()
  const { newsletter: posted } = Route.useLoaderData()
  const { newsletter } = Route.useSearch()
  return (
    <>
      <PageHeader visitor={visitor} />
      <Outlet />
      <NewsletterStrip posted={posted} isJoined={newsletter === 'joined'} />
      <PageFooter />
    </>
  )
}
