import { createFileRoute, notFound } from '@tanstack/react-router'
import { VendorDirectory } from './vendor-directory.tsx'
import { directoryHead } from './directory-head.ts'
import { loadVendors } from './vendors-loader.ts'
import { vendorsSearch } from './vendors-search.ts'

export const Route = createFileRoute('/_default/vendors/services/$taxonomy')({
  validateSearch: vendorsSearch,
  loaderDeps: ({ search }) => vendorsSearch(search),
  loader: async ({ params: { taxonomy }, deps }) => {
    const found = await loadVendors(taxonomy, deps)
    const term = found.services.find(({ slug }) => slug === taxonomy)
    if (!term) throw notFound()
    return { ...found, term }
  },
  head: ({ loaderData, match }) =>
    loaderData
      ? directoryHead({
          title: loaderData.term.title,
          service: loaderData.term.slug,
          search: match.search,
          total: loaderData.meta.total,
          first: loaderData.data[0],
        })
      : {},
  component: ServicePage,
})

function ServicePage() {
  const found = Route.useLoaderData()
  return <VendorDirectory found={found} search={vendorsSearch(Route.useSearch())} service={found.term} />
}
