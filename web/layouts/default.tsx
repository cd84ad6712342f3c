import { createFileRoute, Outlet } from '@tanstack/react-router'
import { PageFooter } from './page-footer.tsx'
import { PageHeader } from './page-header.tsx'

export const Route = createFileRoute('/_default')({ component: DefaultLayout })

function DefaultLayout() {
  const { visitor } = Route.useRouteContext()
  return (
    <>
      <PageHeader visitor={visitor} />
      <Outlet />
      <PageFooter />
    </>
  )
}
