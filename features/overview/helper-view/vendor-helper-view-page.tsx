import { createFileRoute, redirect } from '@tanstack/react-router'
import { pageHead } from '#web/start/page-head.ts'
import { helperPath } from '#web/map/helper-path.ts'
import { loadEvent } from '#features/wedding/helping/helper-loading.ts'
import { HelperView } from './helper-view.tsx'
import css from '#features/wedding/helping/helping.css?url'
import { NoLongerShared } from '#web/layouts/no-longer-shared.tsx'
import { reachedQuery } from '#features/wedding/helping/helping-query.ts'

export const Route = createFileRoute('/_vendor/vendor/dashboard/posse/{-$user}/events/{-$id}')({
  loader: async ({ context, params }) => {
    if (params.id === undefined) await toFirst(context.queries, params.user)
    return loadEvent(context.queries, params, true)
  },
  head: ({ loaderData }) => pageHead({ title: loaderData?.title ?? '', css }),
  notFoundComponent: NoLongerShared,
  component: VendorHelperViewPage,
})

/** Without an event it is the first that the couple shares. */
async function toFirst(queries: Parameters<typeof loadEvent>[0], user: string | undefined): Promise<void> {
  const { data: reached } = await (await queries.open()).ensureQueryData(reachedQuery())
  const first = reached.find(({ role, user_id }) => role !== 'owner' && (user === undefined || user === String(user_id)))
  if (first) throw redirect({ href: helperPath(first, true) })
}

/** An event of a couple that a business helps, among the pages of the business. */
function VendorHelperViewPage() {
  const { id } = Route.useLoaderData()
  return <HelperView key={id} id={id} />
}
