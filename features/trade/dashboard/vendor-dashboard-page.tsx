import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '#web/client/api.ts'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { NextTasks } from '../tasks/shown/next-tasks.tsx'
import { tradeAt, tradeName } from '../profile/trade-words.ts'
import { checkNames } from '../profile/checks.ts'
import type { Business } from '../profile/contract.ts'
import { UnclaimedBusiness } from './unclaimed-business.tsx'
import { VendorNumbers } from './vendor-numbers.tsx'
import { VendorWaiting } from './vendor-waiting.tsx'
import { VendorWhy } from './vendor-why.tsx'
import css from './vendor-dashboard.css?url'

const queries = {
  me: () => api.users.me.queryOptions(),
  business: () => api.vendor_profile.get.queryOptions(),
  statistics: () => api.vendor_dashboard.statistics.queryOptions(),
  waiting: () => api.vendor_dashboard.waiting.queryOptions(),
  tasks: () => api.vendor_tasks.list.queryOptions(),
}

export const Route = createFileRoute('/_vendor/vendor/dashboard')({
  loader: async ({ context }) => {
    const cache = await context.queries.open()
    const [{ data: business }] = await Promise.all([cache.ensureQueryData(queries.business()), cache.ensureQueryData(queries.me())])
    if (!business) return
    await Promise.all([
      cache.ensureQueryData(queries.statistics()),
      cache.ensureQueryData(queries.waiting()),
      cache.fetchQuery({ ...queries.tasks(), staleTime: 0 }),
    ])
  },
  head: () => pageHead({ title: t('menu.dashboard'), css }),
  component: VendorDashboardPage,
})

/** What a business opens each morning: who waits, what came of the page, and where it stands and why. */
function VendorDashboardPage() {
  const { data: business } = useSuspenseQuery(queries.business()).data
  const { data: me } = useSuspenseQuery(queries.me()).data
  return business ? <Dashboard business={business} /> : <UnclaimedBusiness vendor_details={me.vendor_details} />
}

function Dashboard({ business }: { business: Business }) {
  const { data: statistics } = useSuspenseQuery(queries.statistics()).data
  const waiting = useSuspenseQuery(queries.waiting()).data
  const tasks = useSuspenseQuery(queries.tasks()).data
  const { model, url, is_shown, is_verified, checks } = business
  return (
    <main className="vendor-dashboard" id="main">
      <header className="tool-head">
        <div>
          <h1>{model.name}</h1>
          <p>
            {model.city ? tradeAt(model) : tradeName(model.service)}. {is_verified && <b>{t('vendors.verified')}</b>}
          </p>
        </div>
        {is_shown && (
          <a className="button" href={url}>
            {t('manage.view')}
          </a>
        )}
      </header>
      <div className="vendor-two">
        <div>
          <VendorWaiting {...waiting} />
          <NextTasks {...tasks} />
        </div>
        <Flower done={checks.length} />
      </div>
      <div className="vendor-two">
        <VendorNumbers statistics={statistics} />
        <VendorWhy place={statistics.place} service={model.service} />
      </div>
    </main>
  )
}

function Flower({ done }: { done: number }) {
  const all = checkNames.length
  return (
    <aside className="vendor-flower">
      <h2>{t(done === all ? 'vendor.in_flower' : 'vendor.nearly')}</h2>
      <div className="vendor-petals" aria-hidden="true">
        {checkNames.map((name, nth) => (
          <svg key={name} viewBox="0 0 40 40" data-missing={nth < done ? undefined : ''}>
            <path transform="translate(20 36)" d="M0 0C-16-8-20-26 0-34 20-26 16-8 0 0Z" />
          </svg>
        ))}
      </div>
      <p>
        {t('manage.n_of_twelve', { n: done, of: all })} {t('manage.rank_untouched')}
      </p>
      <a className="button" href="/vendor/management">
        {t(done === all ? 'vendor.change' : 'vendor.finish')}
      </a>
    </aside>
  )
}
