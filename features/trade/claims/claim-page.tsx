import { createFileRoute, notFound } from '@tanstack/react-router'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import css from './claim.css?url'
import { loadClaim } from './claim-loading.ts'
import { claimSearch, stepAt } from './claim-steps.ts'
import { ClaimView } from './claim-view.tsx'

export const Route = createFileRoute('/_setup/tools/create-or-claim-vendor-profile/setup/$step')({
  validateSearch: claimSearch,
  loaderDeps: ({ search }) => search,
  // Each step shows what the one before has just done.
  gcTime: 0,
  loader: async ({ context, params, deps }) => {
    const step = stepAt(params.step)
    if (!step) throw notFound()
    return { step, ...(await loadClaim(await context.queries.open(), deps)) }
  },
  head: () => pageHead({ title: t('claims.title'), css }),
  component: ClaimPage,
})

function ClaimPage() {
  return <ClaimView {...Route.useLoaderData()} />
}
