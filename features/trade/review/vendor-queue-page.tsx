import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { leadChecksQuery } from '#features/trade/messages/realness/checks-query.ts'
import { api } from '#web/client/api.ts'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { WaitingClaim } from './waiting-claim.tsx'
import { WaitingLeads } from './waiting-leads.tsx'
import { WaitingProfile } from './waiting-profile.tsx'
import css from './vendor-queue.css?url'

const queue = () => api.vendor_review.queue.queryOptions()

export const Route = createFileRoute('/_admin/admin/vendors')({
  loader: async ({ context }) => {
    const cache = await context.queries.open()
    await Promise.all([cache.fetchQuery({ ...queue(), staleTime: 0 }), cache.fetchQuery({ ...leadChecksQuery(), staleTime: 0 })])
    return { title: t('review.title') }
  },
  head: ({ loaderData }) => pageHead({ title: loaderData?.title ?? '', css }),
  component: VendorQueuePage,
})

/** Profiles and claims of vendors that wait for an answer, the longest first; then whom they doubt. */
function VendorQueuePage() {
  const { data: waiting, total } = useSuspenseQuery(queue()).data
  const { data: leads } = useSuspenseQuery(leadChecksQuery())
  return (
    <main className="admin-page vendor-queue" id="main">
      <header>
        <h1>{t('review.title')}</h1>
        <p className="num">{t('review.n_wait', { n: total })}</p>
      </header>
      {waiting.length === 0 && leads.total === 0 && <EmptyState fact={t('review.none')} hint={t('review.none_hint')} />}
      {waiting.map((one) =>
        one.kind === 'profile' ? (
          <WaitingProfile key={`profile ${one.id} ${one.version}`} of={one} />
        ) : (
          <WaitingClaim key={`claim ${one.id}`} of={one} />
        ),
      )}
      <WaitingLeads of={leads.data} total={leads.total} />
    </main>
  )
}
