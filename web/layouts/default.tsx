import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AccountModal } from 'virtual:account-modal'
import * as z from 'zod/mini'
import { words } from '../search.ts'
import { useOpener } from './opener.ts'
import { PageFooter } from './page-footer.tsx'
import { PageHeader } from './page-header.tsx'

export const Route = createFileRoute('/_default')({
  validateSearch: z.object({ login: words(5), view: words(10), 'redirect-to': words(2_000) }),
  component: DefaultLayout,
})

function DefaultLayout() {
  const { visitor } = Route.useRouteContext()
  const { login, view, 'redirect-to': redirectTo } = Route.useSearch()
  const giveFocusBack = useOpener()
  return (
    <>
      <PageHeader visitor={visitor} />
      <Outlet />
      <PageFooter />
      {login === 'true' && !visitor && (
        <AccountModal view={view === 'sign-up' ? view : 'sign-in'} redirectTo={redirectTo} onClosed={giveFocusBack} />
      )}
    </>
  )
}
