import { createFileRoute } from '@tanstack/react-router'
import { weddingsSearch } from './selection.ts'
import { weddingsHead } from './weddings-head.ts'
import { WeddingsList } from './weddings-list.tsx'
import { loadWeddings } from './weddings-loader.ts'

export const Route = createFileRoute('/_default/real-weddings/styles/$taxonomy')({
  validateSearch: weddingsSearch,
  loaderDeps: ({ search }) => weddingsSearch(search),
  loader: ({ deps, params: { taxonomy } }) => loadWeddings(deps, { taxonomy: 'styles', term: taxonomy }),
  head: ({ loaderData }) => (loaderData ? weddingsHead(loaderData) : {}),
  component: StyleWeddingsPage,
})

function StyleWeddingsPage() {
  return <WeddingsList of={Route.useLoaderData()} />
}
