import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import css from './claim.css?url'
import { loadClaim } from './claim-loading.ts'
import { claimSearch } from './claim-steps.ts'
import { ClaimView } from './claim-view.tsx'

export const Route = createFileRoute('/_setup/tools/create-or-claim-vendor-profile/setup')({
  validateSearch: claimSearch,
  loaderDeps: ({ search }) => search,
  gcTime: 0,
  loader: async ({ context, deps }) => loadClaim(await context.queries.open(), deps),
  head: () => pageHead({ title: t('claims.title'), css }),
  component: ClaimFindPage,
})

function ClaimFindPage() {
  return <ClaimView {...Route.useLoaderData()} step="find" />
}
