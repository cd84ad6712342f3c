import { QueryClientProvider } from '@tanstack/react-query'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { toolsHead } from './tools-head.ts'

/** Something that is done and left again: the page brings the header with the way back, and nothing else stands around it. */
export const Route = createFileRoute('/_content')({
  head: () => toolsHead,
  loader: async ({ context }) => void (await context.queries.open()),
  component: ContentLayout,
})

function ContentLayout() {
  const { queries } = Route.useRouteContext()
  const client = queries.client()
  return (
    client && (
      <QueryClientProvider client={client}>
        <Outlet />
      </QueryClientProvider>
    )
  )
}
