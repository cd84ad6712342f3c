import { createFileRoute, Outlet } from '@tanstack/react-router'
import css from '../styles/setup.css?url'
import { WithQueries } from './with-queries.tsx'

/** The steps before a tool, one question to a page; each page brings the header with how far one has come. */
export const Route = createFileRoute('/_setup')({
  head: () => ({ links: [{ rel: 'stylesheet', href: css }] }),
  loader: async ({ context }) => void (await context.queries.open()),
  component: SetupLayout,
})

function SetupLayout() {
  const { queries } = Route.useRouteContext()
  return (
    <WithQueries queries={queries}>
      <Outlet />
    </WithQueries>
  )
}
