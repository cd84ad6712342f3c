import { createFileRoute, Outlet } from '@tanstack/react-router'
import { PageHeader } from './page-header.tsx'

export const Route = createFileRoute('/_footerless')({ component: FooterlessLayout })

function FooterlessLayout() {
  const { visitor } = Route.useRouteContext()
  return (
    <>
      <PageHeader visitor={visitor} />
      <Outlet />
    </>
  )
}
