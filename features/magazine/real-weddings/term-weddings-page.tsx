import { createFileRoute } from '@tanstack/react-router'
import { weddingsSearch } from './selection.ts'
import { weddingsHead } from './weddings-head.ts'
import { WeddingsList } from './weddings-list.tsx'
import { loadWeddings } from './weddings-loader.ts'

export const Route = createFileRoute('/_default/real-weddings/taxonomy/$taxonomyid/$taxonomy')({
  validateSearch: weddingsSearch,
  loaderDeps: ({ search }) => weddingsSearch(search),
  loader: ({ deps, params: { taxonomyid, taxonomy } }) => loadWeddings(deps, { taxonomy: taxonomyid, term: taxonomy }),
  head: ({ loaderData }) => (loaderData ? weddingsHead(loaderData) : {}),
  component: TermWeddingsPage,
})

function TermWeddingsPage() {
  return <WeddingsList of={Route.useLoaderData()} />
}
