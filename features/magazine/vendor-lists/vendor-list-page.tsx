import { createFileRoute } from '@tanstack/react-router'
import { ChosenVendors } from './chosen-vendors.tsx'
import { listPageHead } from './list-head.ts'
import { loadList } from './load-list.ts'

/** One list, by the last part of its address. */
export const Route = createFileRoute('/_default/best-wedding-vendors/$token')({
  loader: ({ params: { token } }) => loadList(`/best-wedding-vendors/${token}`),
  head: ({ loaderData }) => (loaderData ? listPageHead(loaderData) : {}),
  component: VendorListPage,
})

function VendorListPage() {
  return <ChosenVendors of={Route.useLoaderData()} />
}
