import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet, useLocation, useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Queries } from '../lazy-queries.ts'
import { useLiveUpdates } from '../live.ts'
import { menusAt } from '../menus.ts'
import { OfflinePlace } from '../offline/offline-place.tsx'
import type { Visitor } from '../visitor.ts'
import { whoseIn } from '../whose.ts'
import { Helped } from './helped.tsx'
import { LeavingBar } from './leaving-bar.tsx'
import { PageHeader } from './page-header.tsx'
import { TabBar } from './tab-bar.tsx'
import { WhoseBar } from './whose-bar.tsx'

interface Props {
  queries: Queries
  visitor: Visitor
  /** More sections of the account menu. */
  sections?: ReactNode
}

/** A page of somebody signed in: what it has loaded is kept, and fetched again when others change it. */
export function LivePage({ queries, ...page }: Props) {
  const client = queries.client()
  return (
    client && (
      <QueryClientProvider client={client}>
        <Framed {...page} />
      </QueryClientProvider>
    )
  )
}

function Framed({ visitor, sections }: Omit<Props, 'queries'>) {
  const whose = useMatches({ select: (matches) => whoseIn(matches.at(-1)?.loaderData) })
  const { menu, tabs } = menusAt(useLocation().pathname, visitor, undefined, whose?.tools)
  useLiveUpdates(visitor?.id, whose !== undefined)
  return (
    <>
      <OfflinePlace />
      {whose && <WhoseBar {...whose} />}
      {visitor?.delete_at && <LeavingBar delete_at={visitor.delete_at} />}
      <PageHeader
        visitor={visitor}
        account={menu}
        sections={
          <>
            {sections}
            {visitor && <Helped visitor={visitor} />}
          </>
        }
      />
      <TabBar tabs={tabs} />
      <Outlet />
    </>
  )
}
