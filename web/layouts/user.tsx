import { QueryClientProvider } from '@tanstack/react-query'
import { createFileRoute, Outlet, useLocation, useMatches } from '@tanstack/react-router'
import { useLiveUpdates } from '../live.ts'
import { menusAt } from '../menus.ts'
import css from '../styles/tools.css?url'
import { LeavingBar } from './leaving-bar.tsx'
import { PageHeader } from './page-header.tsx'
import { whoseIn } from '../whose.ts'
import { OfflinePlace } from '../offline/offline-place.tsx'
import { TabBar } from './tab-bar.tsx'
import { WhoseBar } from './whose-bar.tsx'

export const Route = createFileRoute('/_user')({
  head: () => ({
    links: [
      { rel: 'stylesheet', href: css },
      { rel: 'manifest', href: '/manifest.webmanifest' },
      { rel: 'apple-touch-icon', href: '/icons/apple-180.png' },
    ],
  }),
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
  const whose = useMatches({ select: (matches) => whoseIn(matches.at(-1)?.loaderData) })
  const { menu, tabs } = menusAt(useLocation().pathname, visitor)
  useLiveUpdates(visitor?.id)
  return (
    <>
      <OfflinePlace />
      {whose && <WhoseBar {...whose} />}
      {visitor?.delete_at && <LeavingBar delete_at={visitor.delete_at} />}
      <PageHeader visitor={visitor} account={menu} />
      <TabBar tabs={tabs} />
      <Outlet />
    </>
  )
}
