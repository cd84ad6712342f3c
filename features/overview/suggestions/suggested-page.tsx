import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link, redirect } from '@tanstack/react-router'
import { categories, categoryName } from '#features/planning/budget/categories.ts'
import { VendorTabs } from '#features/planning/vendors/shown/vendor-tabs.tsx'
import { services } from '#features/planning/vendors/wanted-services.ts'
import { everyVendorQuery, vendorsQuery } from '#features/planning/vendors/tool/vendors-query.ts'
import { ownStart } from '#features/wedding/helping/helper-whose.ts'
import { api } from '#web/client/api.ts'
import { tools } from '#web/map/routes.ts'
import { searchOf, words } from '#web/menus/search.ts'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { askedOf, addressOf } from '#features/magazine/vendors/vendors-search.ts'
import { searchFor } from './suggested-for.ts'
import { SuggestedVendor } from './suggested-vendor.tsx'
import css from './suggested.css?url'

/** A service by its slug; which there are is for the page, which comes later than its address. */
const suggestedSearch = searchOf({ service: words(40) })

export const Route = createFileRoute('/_user/tools/vendor-manager/suggested')({
  validateSearch: suggestedSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queries, visitor }, deps }) => {
    const service = services.find((known) => known === deps.service)
    const cache = await queries.open()
    const [page, budget] = await Promise.all([
      cache.ensureQueryData(vendorsQuery({})),
      cache.ensureQueryData(api.budget_items.list.queryOptions({ input: { per_page: 1 } })),
      cache.ensureQueryData(everyVendorQuery({})),
    ])
    if (page.wedding.vendormanager_setup_at === null) {
      const { data: reached } = await cache.ensureQueryData(api.guest_wedding_events.all.queryOptions())
      throw redirect({ href: ownStart(reached, visitor) ?? tools['vendor-manager'].complete })
    }
    const wanted = service ? [service] : page.open.slice(0, 6).map((one) => one.service)
    const asked = wanted.map((one) => {
      const planned = budget.totals.categories.find(({ category }) => category === one)?.estimated
      const search = visitor ? searchFor(visitor.wedding_details, planned) : {}
      return { service: one, search }
    })
    await Promise.all(asked.map((one) => cache.ensureQueryData(foundQuery(one))))
    return { asked }
  },
  head: () => pageHead({ title: t('couple_vendors.suggested'), css }),
  component: SuggestedPage,
})

interface Asked {
  service: (typeof services)[number]
  search: ReturnType<typeof searchFor>
}

function foundQuery({ service, search }: Asked) {
  return api.vendors.list.queryOptions({ input: { ...askedOf(service, search), per_page: 3 } })
}

/** Who of the directory fits the couple, for each service that nobody is hired for, with the reason. */
function SuggestedPage() {
  const { asked } = Route.useLoaderData()
  const { service: chosen } = Route.useSearch()
  const { data: page } = useSuspenseQuery(vendorsQuery({}))
  const { data: all } = useSuspenseQuery(everyVendorQuery({}))
  const found = useSuspenseQueries({ queries: asked.map(foundQuery) })
  const known = new Set(all.data.map(({ vendor_id }) => vendor_id))
  return (
    <main className="vendor-suggested" id="main">
      <header className="tool-head">
        <div>
          <h1>{t('couple_vendors.suggested')}</h1>
          <p>{t('suggested.lead')}</p>
        </div>
        {chosen && (
          <Link className="button" to="." search={{}}>
            {t('suggested.all')}
          </Link>
        )}
      </header>
      <VendorTabs hired={page.statuses['hired'] ?? 0} isHelper={false} event={undefined} />
      {asked.length === 0 && <EmptyState fact={t('suggested.none')} hint={t('suggested.none_hint')} />}
      {asked.map(({ service, search }, nth) => (
        <section key={service}>
          <header>
            <h2>{categoryName(categories.find((one) => one === service) ?? 'other')}</h2>
            <a href={addressOf(service, search)}>{t('suggested.more')}</a>
          </header>
          {found[nth]?.data.data.length === 0 && <p>{t('suggested.nobody')}</p>}
          <ul>
            {found[nth]?.data.data.map((vendor) => (
              <SuggestedVendor key={vendor.piece.id} vendor={vendor} search={search} isKnown={known.has(vendor.piece.id)} />
            ))}
          </ul>
        </section>
      ))}
    </main>
  )
}
