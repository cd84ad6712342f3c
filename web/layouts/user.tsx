import { QueryClientProvider } from '@tanstack/react-query'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { useLiveUpdates } from '../live.ts'
import { PageHeader } from './page-header.tsx'

export const Route = createFileRoute('/_user')({
  loader: async ({ context }) => void (await context.queries.open()),
  component: UserLayout,
})

function UserLayout() {
  const { queries } = Route.useRouteContext()
  const client = queries.client()
  return (
    client && (
      <QueryClientProvider client={client}>
        <LivePage />
      </QueryClientProvider>
    )
  )
}

function LivePage() {
  const { visitor } = Route.useRouteContext()
  useLiveUpdates(visitor?.id)
  return (
    <>
      <PageHeader visitor={visitor} />
      <Outlet />
    </>
  )
}
