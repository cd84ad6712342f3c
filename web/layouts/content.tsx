import { createFileRoute, Outlet } from '@tanstack/react-router'
import { toolsHead } from './tools-head.ts'
import { WithQueries } from './with-queries.tsx'

/** Something that is done and left again: the page brings the header with the way back, and nothing else stands around it. */
export const Route = createFileRoute('/_content')({
  head: () => toolsHead,
  loader: async ({ context }) => void (await context.queries.open()),
  component: ContentLayout,
})

function ContentLayout() {
  const { queries } = Route.useRouteContext()
  return (
    <WithQueries queries={queries}>
      <Outlet />
    </WithQueries>
  )
}
