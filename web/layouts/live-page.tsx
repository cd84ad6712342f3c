import { Outlet, useHydrated, useLocation, useMatches, useRouter } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import type { Queries } from '../client/lazy-queries.ts'
import { useLiveUpdates } from '../client/live.ts'
import { helpersPlaces, menusAt } from '../menus/menus.ts'
import { OfflinePlace } from '../offline/offline-place.tsx'
import { besideTools, headerMenu, sectionsWithin } from '../menus/site-menu.ts'
import { isHelperAlone, type Visitor } from '../visitor.ts'
import { whoseIn } from '../map/whose.ts'
import { Helped } from './helped.tsx'
import { KeptWords } from './kept-words.tsx'
import { LeavingBar } from './leaving-bar.tsx'
import { PageHeader } from './page-header.tsx'
import { TabBar } from './tab-bar.tsx'
import { WhoseBar } from './whose-bar.tsx'
import { WithQueries } from './with-queries.tsx'

interface Props {
  queries: Queries
  visitor: Visitor
  /** More sections of the account menu. */
  sections?: ReactNode
}

/** A page of somebody signed in: what it has loaded is kept, and fetched again when others change it. */
export function LivePage({ queries, ...page }: Props) {
  return (
    <WithQueries queries={queries}>
      <Framed {...page} />
    </WithQueries>
  )
}

function Framed({ visitor, sections }: Omit<Props, 'queries'>) {
  const whose = useMatches({ select: (matches) => whoseIn(matches.at(-1)?.loaderData) })
  const pathname = useLocation({ select: (here) => here.pathname })
  const shared = whose?.tools ?? (visitor && isHelperAlone(visitor) ? helpersPlaces : undefined)
  const { menu, tabs } = menusAt(pathname, visitor, undefined, shared)
  useLiveUpdates(visitor?.id, whose !== undefined)
  return (
    <>
      <OfflinePlace />
      {whose && <WhoseBar {...whose} />}
      {visitor?.delete_at && <LeavingBar delete_at={visitor.delete_at} />}
      <PageHeader
        visitor={visitor}
        site={besideTools(shared ? sectionsWithin(shared) : headerMenu())}
        account={menu}
        sections={
          <>
            {sections}
            {visitor && <Helped visitor={visitor} />}
          </>
        }
      />
      <TabBar tabs={tabs} />
      {visitor && <KeptWords key={visitor.id} owner={visitor.id} />}
      <Outlet />
      {visitor && <NotificationsPlace />}
      {visitor && <MessagesPlace isVendor={visitor.is_vendor} />}
    </>
  )
}

/** Apart, since what renders the header anew before its menu has come to life would close that menu. */
function NotificationsPlace() {
  const router = useRouter()
  const isAlive = useHydrated()
  const isOpen = useLocation({ select: ({ search }) => search.notifications === 'open' })
  const close = () => void router.navigate({ to: '.', search: withoutNotifications, replace: true, resetScroll: false })
  return (
    isAlive && (
      <Suspense>
        <Notifications isOpen={isOpen} onClose={close} />
      </Suspense>
    )
  )
}

function withoutNotifications<Asked extends { notifications?: string }>({ notifications: _, ...search }: Asked) {
  return search
}

/** Over the page that somebody is on, as a sign-in leaves it or a button asks for it. */
function MessagesPlace({ isVendor }: { isVendor: boolean }) {
  const router = useRouter()
  const isAlive = useHydrated()
  const open = useLocation({ select: ({ search }) => search.messages })
  const close = () => void router.navigate({ to: '.', search: withoutMessages, replace: true, resetScroll: false })
  if (!isAlive || open === undefined) return null
  return (
    <Suspense>
      <MessagesPanel open={open} isVendor={isVendor} onClose={close} />
    </Suspense>
  )
}

function withoutMessages<Asked extends { messages?: string | number }>({ messages: _, ...search }: Asked) {
  return search
}

const MessagesPanel = lazy(async () => ({ default: (await import('virtual:messages')).MessagesPanel }))

/** No page waits for it. */
const Notifications = lazy(async () => ({ default: (await import('virtual:notifications')).Notifications }))
