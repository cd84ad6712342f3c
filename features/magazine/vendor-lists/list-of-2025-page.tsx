import { createFileRoute } from '@tanstack/react-router'
import { ChosenVendors } from './chosen-vendors.tsx'
import { listPageHead } from './list-head.ts'
import { loadList } from './load-list.ts'

/** The list of 2025 has an address of its own, which others know. */
export const Route = createFileRoute('/_default/loverly-list-2025')({
  loader: () => loadList('/loverly-list-2025'),
  head: ({ loaderData }) => (loaderData ? listPageHead(loaderData) : {}),
  component: ListOf2025Page,
})

function ListOf2025Page() {
  return <ChosenVendors of={Route.useLoaderData()} />
}
