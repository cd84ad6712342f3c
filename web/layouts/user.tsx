import { createFileRoute } from '@tanstack/react-router'
import css from '../styles/tools.css?url'
import { LivePage } from './live-page.tsx'

export const Route = createFileRoute('/_user')({
  head: () => ({ links: [{ rel: 'stylesheet', href: css }] }),
  loader: async ({ context }) => void (await context.queries.open()),
  component: UserLayout,
})

function UserLayout() {
  const { queries, visitor } = Route.useRouteContext()
  return <LivePage queries={queries} visitor={visitor} />
}
