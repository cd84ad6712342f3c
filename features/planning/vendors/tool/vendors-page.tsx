import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { NoLongerShared } from '#web/layouts/no-longer-shared.tsx'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { StillOpen } from './still-open.tsx'
import { VendorPanel } from './vendor-panel.tsx'
import { VendorPipeline } from './vendor-pipeline.tsx'
import { VendorsHead } from './vendors-head.tsx'
import { VendorsList } from './vendors-list.tsx'
import { loadVendors } from './vendors-loader.ts'
import { vendorsQuery } from './vendors-query.ts'
import { vendorsSearch } from './vendors-search.ts'
import css from './vendors.css?url'

export const Route = createFileRoute('/_user/tools/vendor-manager')({
  validateSearch: vendorsSearch,
  loaderDeps: ({ search: { who: _, adding: __, ...search } }) => search,
  loader: async ({ context, deps: search }) => loadVendors(await context.queries.open(), search, context.visitor),
  head: () => pageHead({ title: t('menu.vendor_manager'), css }),
  notFoundComponent: NoLongerShared,
  component: VendorManager,
})

/** Whom the couple asks and hires, in columns or as a list. */
function VendorManager() {
  const { event } = Route.useLoaderData()
  const search = { ...Route.useSearch(), event }
  const navigate = useNavigate()
  const { data: page } = useSuspenseQuery(vendorsQuery(search))
  const close = () => void navigate({ to: '.', search: (now) => ({ ...now, who: undefined, adding: undefined }), resetScroll: false })
  return (
    <main className="vendor-manager" id="main">
      <VendorsHead page={page} search={search} />
      <StillOpen page={page} event={event} />
      {page.count === 0 && <EmptyState fact={t('couple_vendors.empty')} hint={t('couple_vendors.empty_hint')} />}
      {page.count > 0 && (search.view ? <VendorsList page={page} search={search} /> : <VendorPipeline page={page} event={event} />)}
      <VendorPanel page={page} search={search} onClose={close} />
    </main>
  )
}
