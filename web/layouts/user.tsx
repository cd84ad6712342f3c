import { createFileRoute } from '@tanstack/react-router'
import { either, oneOf, searchOf, wholeNumber } from '../menus/search.ts'
import { LivePage } from './live-page.tsx'
import { toolsHead } from './tools-head.ts'

export const Route = createFileRoute('/_user')({
  validateSearch: searchOf({ notifications: oneOf('open'), messages: either(oneOf('open'), wholeNumber(1)) }),
  head: () => toolsHead,
  loader: async ({ context }) => void (await context.queries.open()),
  component: UserLayout,
})

function UserLayout() {
  const { queries, visitor } = Route.useRouteContext()
  return <LivePage queries={queries} visitor={visitor} />
}
