import { createFileRoute, Outlet } from '@tanstack/react-router'
import { useLiveUpdates } from '../live.ts'
import { coupleTabs, shown } from '../menus.ts'
import { PageHeader } from './page-header.tsx'
import { TabBar } from './tab-bar.tsx'

export const Route = createFileRoute('/_user')({ component: UserLayout })

function UserLayout() {
  const { visitor } = Route.useRouteContext()
  useLiveUpdates(visitor?.id)
  return (
    <>
      <PageHeader visitor={visitor} />
      <TabBar tabs={shown(coupleTabs)} />
      <Outlet />
    </>
  )
}
