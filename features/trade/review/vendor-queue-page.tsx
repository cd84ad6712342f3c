import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { leadChecksQuery } from '#features/trade/messages/realness/checks-query.ts'
import { api } from '#web/client/api.ts'
import { oneOf, type Search, searchOf, wholeNumber, words } from '#web/menus/search.ts'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MergeRecords } from '../merging/shown/merge-records.tsx'
import { WaitingClaim } from './waiting-claim.tsx'
import { WaitingLeads } from './waiting-leads.tsx'
import { WaitingReports } from './waiting-reports.tsx'
import { WaitingProfile } from './waiting-profile.tsx'
import css from './vendor-queue.css?url'

const readers = { kind: oneOf('profile', 'claim', 'lead', 'report'), id: wholeNumber(1), goes: words(200), stays: words(200) }
const vendorSearch = searchOf(readers)

function leads({ kind, id }: Search<typeof readers>) {
  return leadChecksQuery(kind === 'lead' ? id : undefined)
}

function reports({ kind, id }: Search<typeof readers>) {
  return api.reports.queue.queryOptions({ input: kind === 'report' && id ? { id } : {} })
}

function queue({ kind, id }: Search<typeof readers>) {
  return api.vendor_review.queue.queryOptions({ input: (kind === 'profile' || kind === 'claim') && id ? { kind, id } : {} })
}

export const Route = createFileRoute('/_admin/admin/vendors')({
  validateSearch: vendorSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const cache = await context.queries.open()
    await Promise.all([
      cache.fetchQuery({ ...queue(deps), staleTime: 0 }),
      cache.fetchQuery({ ...leads(deps), staleTime: 0 }),
      cache.fetchQuery({ ...reports(deps), staleTime: 0 }),
    ])
    return { title: t('review.title') }
  },
  head: ({ loaderData }) => pageHead({ title: loaderData?.title ?? '', css }),
  component: VendorQueuePage,
})

/** Profiles and claims of vendors that wait for an answer, the longest first; then whom they doubt, and what was reported. Or the one that was asked for. */
function VendorQueuePage() {
  const { kind, id, goes, stays } = Route.useSearch()
  const { data, total } = useSuspenseQuery(queue({ kind, id })).data
  const { data: doubted } = useSuspenseQuery(leads({ kind, id })).data
  const { data: told } = useSuspenseQuery(reports({ kind, id })).data
  const waiting = kind === 'lead' || kind === 'report' ? [] : data
  const inDoubt = kind === undefined || kind === 'lead' ? doubted : []
  const reported = kind === undefined || kind === 'report' ? told : []
  return (
    <main className="admin-page vendor-queue" id="main">
      <Link className="admin-back" to="/admin">
        <Icon name="arrow-left" />
        {t('queue.back')}
      </Link>
      <header>
        <h1>{t('review.title')}</h1>
        <p className="num">
          {t('review.n_wait', {
            n: kind === undefined ? total + inDoubt.length + reported.length : waiting.length + inDoubt.length + reported.length,
          })}
        </p>
      </header>
      {waiting.length + inDoubt.length + reported.length === 0 && <EmptyState fact={t('review.none')} hint={t('review.none_hint')} />}
      {waiting.map((one) =>
        one.kind === 'profile' ? (
          <WaitingProfile key={`profile ${one.id} ${one.version}`} of={one} />
        ) : (
          <WaitingClaim key={`claim ${one.id}`} of={one} />
        ),
      )}
      <WaitingLeads of={inDoubt} />
      <WaitingReports of={reported} />
      {id !== undefined && (
        <p>
          <Link to="/admin/vendors">{t('review.others')}</Link>
        </p>
      )}
      <MergeRecords goes={goes} stays={stays} />
    </main>
  )
}
