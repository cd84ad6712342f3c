import { createFileRoute, Outlet } from '@tanstack/react-router'
import css from '../styles/tools.css?url'
import { AdminHeader } from './admin-header.tsx'
import { WithQueries } from './with-queries.tsx'

/** The operator's pages. */
export const Route = createFileRoute('/_admin')({
  head: () => ({ links: [{ rel: 'stylesheet', href: css }] }),
  loader: async ({ context }) => void (await context.queries.open()),
  component: AdminLayout,
})

function AdminLayout() {
  const { queries, visitor } = Route.useRouteContext()
  return (
    <WithQueries queries={queries}>
      <AdminHeader visitor={visitor} />
      <Outlet />
    </WithQueries>
  )
}
