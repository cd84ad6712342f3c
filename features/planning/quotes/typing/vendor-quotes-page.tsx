import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link, notFound } from '@tanstack/react-router'
import { asEnded } from '#features/wedding/helping/ended-loading.ts'
import { loadVendors } from '#features/planning/vendors/tool/vendors-loader.ts'
import { everyVendorQuery, vendorsQuery } from '#features/planning/vendors/tool/vendors-query.ts'
import { VendorTabs } from '#features/planning/vendors/shown/vendor-tabs.tsx'
import { NoLongerShared } from '#web/layouts/no-longer-shared.tsx'
import { wholeNumber } from '#web/menus/search.ts'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import css from '../compare/quotes.css?url'
import { quotesQuery, versionsQuery } from '../compare/quotes-query.ts'
import { quotesPath } from '../compare/quotes-search.ts'
import { nameOf } from '../compare/service-name.ts'
import { shownHeads } from '../compare/shown-heads.ts'
import { QuoteForm } from './quote-form.tsx'
import { QuoteVersions } from './quote-versions.tsx'
import { vendorQuotesSearch } from './vendor-quotes-search.ts'

export const Route = createFileRoute('/_user/tools/vendor-manager/quotes-of/$vendor')({
  validateSearch: vendorQuotesSearch,
  loaderDeps: ({ search: { event } }) => ({ event }),
  loader: async ({ context, deps, params }) => {
    const id = wholeNumber(1)(params.vendor) ?? missing()
    const cache = await context.queries.open()
    const { event, whose } = await loadVendors(cache, { event: deps.event }, context.visitor)
    const { data } = await cache.ensureQueryData(everyVendorQuery({ event }))
    const vendor = data.find((one) => one.id === id) ?? missing()
    await Promise.all([
      cache.ensureQueryData(versionsQuery(id)),
      cache.ensureQueryData(quotesQuery({ service: vendor.taxonomy, event })),
    ]).catch(asEnded({ event }))
    return { event, whose, id, name: vendor.name }
  },
  head: ({ loaderData }) => pageHead({ title: t('quotes.of', { name: loaderData?.name ?? '' }), css }),
  notFoundComponent: NoLongerShared,
  component: VendorQuotes,
})

function missing(): never {
  throw notFound()
}

/** All that one vendor ever asked, and where the next is written down. */
function VendorQuotes() {
  const { event, id, name: was } = Route.useLoaderData()
  const { write } = Route.useSearch()
  const { data: vendors } = useSuspenseQuery(vendorsQuery({ event }))
  const { data: every } = useSuspenseQuery(everyVendorQuery({ event }))
  const { data: versions } = useSuspenseQuery(versionsQuery(id))
  const vendor = every.data.find((one) => one.id === id)
  const { data: page } = useSuspenseQuery(quotesQuery({ service: vendor?.taxonomy, event }))
  const { name = was, taxonomy = 'other' } = vendor ?? {}
  const heads = shownHeads(page.heads.coming, {})
  const [newest] = versions.data
  return (
    <main className="quotes" id="main">
      <header className="tool-head">
        <div>
          <p className="kicker">
            <Link to={quotesPath} params={{ service: taxonomy }} search={{ event }}>
              {t('quotes.side_by_side', { service: nameOf(taxonomy) })}
            </Link>
          </p>
          <h1>{name}</h1>
        </div>
        {!write && <WriteLinks hasOne={newest !== undefined} />}
      </header>
      <VendorTabs hired={vendors.statuses['hired'] ?? 0} isHelper={page.wedding.role === 'helper'} event={event} />
      {write && <QuoteForm key={write} vendor={{ id, name }} newest={newest} isNext={write === 'next'} heads={heads} event={event} />}
      {!write && versions.data.length === 0 && <EmptyState fact={t('quotes.none')} hint={t('quotes.none_of', { name })} />}
      {versions.data.length > 0 && <QuoteVersions versions={versions.data} heads={heads} today={page.today} />}
    </main>
  )
}

function WriteLinks({ hasOne }: { hasOne: boolean }) {
  return (
    <div className="quote-begin">
      {hasOne && (
        <Link className="button" to="." search={(search) => ({ ...search, write: 'next' as const })}>
          {t('quotes.change')}
        </Link>
      )}
      <Link className="button main" to="." search={(search) => ({ ...search, write: 'new' as const })}>
        <Icon name="plus" />
        {t('quotes.add')}
      </Link>
    </div>
  )
}
