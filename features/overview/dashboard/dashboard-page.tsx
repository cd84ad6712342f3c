import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { isHelperAlone } from '#web/visitor.ts'
import { dashboardQuery, reachedQuery } from './dashboard-query.ts'
import css from './dashboards.css?url'
import { DashboardBudget } from './dashboard-budget.tsx'
import { DashboardEvents } from './dashboard-events.tsx'
import { DashboardFeed } from './dashboard-feed.tsx'
import { DashboardGuests } from './dashboard-guests.tsx'
import { DashboardHero } from './dashboard-hero.tsx'
import { DashboardTasks } from './dashboard-tasks.tsx'
import { DashboardNext } from './dashboard-next.tsx'
import { SharedWithMe } from './dashboard-shared.tsx'
import { HelperPlace } from '#web/layouts/helper-place.tsx'
import { coupleNames } from '#features/wedding/helping/couple-names.ts'
import { possesQuery } from '#features/wedding/helping/helping-query.ts'
import { dayOf } from './day-count.ts'
import { hourIn } from './greeting.ts'

export const Route = createFileRoute('/_user/dashboard')({
  loader: async ({ context }) => {
    const cache = await context.queries.open()
    const isAlone = context.visitor !== null && isHelperAlone(context.visitor)
    const [{ data }] = await Promise.all([
      cache.ensureQueryData(dashboardQuery()),
      cache.ensureQueryData(reachedQuery()),
      isAlone && cache.ensureQueryData(possesQuery()),
    ])
    const now = new Date()
    return { today: dayOf(now), hour: hourIn(data.wedding.time_zone, now), now: now.getTime() }
  },
  head: () => pageHead({ title: t('menu.dashboard'), css }),
  component: DashboardPage,
})

/** Where a couple arrives: how long it still is, what comes next, and how things stand. */
function DashboardPage() {
  const { today, hour, now } = Route.useLoaderData()
  const { visitor } = Route.useRouteContext()
  const { data: dashboard } = useSuspenseQuery(dashboardQuery()).data
  const { data: reached } = useSuspenseQuery(reachedQuery()).data
  const shared = reached.filter(({ user_id }) => user_id !== dashboard.wedding.user_id)
  const isBegun = dashboard.guest_wedding_events.length > 0 || dashboard.guests > 0 || dashboard.wedding.date !== null
  const isHelper = shared.length > 0 && !isBegun
  if (!isHelper && !isBegun && dashboard.first_steps_at === null && visitor && isHelperAlone(visitor)) return <FormerHelper />
  return (
    <main className="dashboard" id="main">
      <DashboardHero
        {...dashboard.wedding}
        name={visitor?.firstname ?? ''}
        today={today}
        hour={hour}
        helps={isHelper && shared[0] ? coupleNames(shared[0]).join(' & ') : undefined}
      />
      {shared.length > 0 && isHelper && <SharedWithMe events={shared} />}
      {!isHelper && (
        <div className="dashboard-two wrap">
          <div>
            {dashboard.checklist ? <DashboardTasks checklist={dashboard.checklist} /> : <DashboardNext dashboard={dashboard} />}
            <DashboardFeed dashboard={dashboard} me={visitor?.id} now={now} />
          </div>
          <div>
            <DashboardGuests dashboard={dashboard} />
            {dashboard.budget && <DashboardBudget budget={dashboard.budget} today={today} />}
          </div>
        </div>
      )}
      {dashboard.guest_wedding_events.length > 0 && <DashboardEvents dashboard={dashboard} today={today} />}
      {shared.length > 0 && !isHelper && <SharedWithMe events={shared} />}
    </main>
  )
}

/** Who came to help is not asked when they marry. */
function FormerHelper() {
  const { ended } = useSuspenseQuery(possesQuery()).data
  return <HelperPlace ended={ended} />
}
