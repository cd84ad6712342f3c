import { createFileRoute } from '@tanstack/react-router'
import { oneOf, searchOf } from '../menus/search.ts'
import { LivePage } from './live-page.tsx'
import { toolsHead } from './tools-head.ts'

export const Route = createFileRoute('/_user')({
  validateSearch: searchOf({ notifications: oneOf('open') }),
  head: () => toolsHead,
  loader: async ({ context }) => void (await context.queries.open()),
  component: UserLayout,
})

function UserLayout() {
  const { queries, visitor } = Route.useRouteContext()
  return <LivePage queries={queries} visitor={visitor} />
}
