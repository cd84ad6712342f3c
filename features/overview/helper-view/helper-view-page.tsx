import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#web/start/page-head.ts'
import { loadEvent } from '#features/wedding/helping/helper-loading.ts'
import { HelperView } from './helper-view.tsx'
import css from '#features/wedding/helping/helping.css?url'
import { NoLongerShared } from '#web/layouts/no-longer-shared.tsx'

export const Route = createFileRoute('/_user/dashboard/posse/{-$user}/events/$id')({
  loader: ({ context, params }) => loadEvent(context.queries, params, false),
  head: ({ loaderData }) => pageHead({ title: loaderData?.title ?? '', css }),
  notFoundComponent: NoLongerShared,
  component: HelperViewPage,
})

/** An event of another couple, as far as they let one see it. */
function HelperViewPage() {
  const { id } = Route.useLoaderData()
  return <HelperView key={id} id={id} />
}
