import { createFileRoute } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { VendorDirectory } from './vendor-directory.tsx'
import { directoryHead } from './directory-head.ts'
import { loadVendors } from './vendors-loader.ts'
import { vendorsSearch } from './vendors-search.ts'

export const Route = createFileRoute('/_default/vendors')({
  validateSearch: vendorsSearch,
  loaderDeps: ({ search }) => vendorsSearch(search),
  loader: ({ deps }) => loadVendors(undefined, deps),
  head: ({ loaderData, match }) =>
    loaderData
      ? directoryHead({
          title: t('vendors.title'),
          service: undefined,
          search: match.search,
          total: loaderData.meta.total,
          first: loaderData.data[0],
        })
      : {},
  component: VendorsPage,
})

function VendorsPage() {
  return <VendorDirectory found={Route.useLoaderData()} search={vendorsSearch(Route.useSearch())} service={undefined} />
}
