import { createFileRoute } from '@tanstack/react-router'
import { weddingsSearch } from './selection.ts'
import { weddingsHead } from './weddings-head.ts'
import { WeddingsList } from './weddings-list.tsx'
import { loadWeddings } from './weddings-loader.ts'

export const Route = createFileRoute('/_default/real-weddings')({
  validateSearch: weddingsSearch,
  loaderDeps: ({ search }) => weddingsSearch(search),
  loader: ({ deps }) => loadWeddings(deps),
  head: ({ loaderData }) => (loaderData ? weddingsHead(loaderData) : {}),
  component: WeddingsPage,
})

function WeddingsPage() {
  return <WeddingsList of={Route.useLoaderData()} />
}
