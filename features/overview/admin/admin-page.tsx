import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { api } from '#web/client/api.ts'
import { longDay } from '#web/long-day.ts'
import { oneOf, type Search, searchOf, wholeNumber } from '#web/menus/search.ts'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Pager } from '#web/ui/pager.tsx'
import type { Queued } from './contract.ts'
import css from './queue.css?url'
import { type QueueKind, queueKinds } from './queue-kinds.ts'
import { kindsWaiting, kindWaiting } from './queue-words.ts'

const readers = { kind: oneOf(...queueKinds), page: wholeNumber(1, 1_000_000) }
const queueSearch = searchOf(readers)

export const Route = createFileRoute('/_admin/admin')({
  validateSearch: queueSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await (await context.queries.open()).fetchQuery({ ...queueQuery(deps), staleTime: 0 })
    return { title: t('admin.queue') }
  },
  head: ({ loaderData }) => pageHead({ title: loaderData?.title ?? '', css }),
  component: QueuePage,
})

function queueQuery({ kind, page }: Search<typeof readers>) {
  return api.admin.queue.queryOptions({ input: { ...(kind && { kind }), ...(page && { page }) } })
}

/** All that waits for an operator, whatever it is; each leads to where it is answered. */
function QueuePage() {
  const search = Route.useSearch()
  const { data, counts, meta } = useSuspenseQuery(queueQuery(search)).data
  const total = Object.values(counts).reduce((all, n) => all + n, 0)
  return (
    <main className="admin-page queue-page" id="main">
      <header>
        <h1>{t('admin.queue')}</h1>
        <p className="num">{t('queue.n_wait', { n: total })}</p>
      </header>
      <nav className="chips" aria-label={t('queue.filter')}>
        <Chip kind={undefined} chosen={search.kind} n={total} />
        {queueKinds.map((kind) => (
          <Chip key={kind} kind={kind} chosen={search.kind} n={counts[kind]} />
        ))}
      </nav>
      {data.length > 0 ? (
        <ol className="queue-list">
          {data.map((one) => (
            <Entry key={`${one.kind} ${one.id}`} of={one} />
          ))}
        </ol>
      ) : (
        <Nobody isFiltered={search.kind !== undefined} />
      )}
      <Pager meta={meta} />
      <p className="admin-note">
        {t('queue.elsewhere')} <Link to="/admin/submissions/{-$slug}">{t('admin.submissions')}</Link>
        <Link to="/admin/reviews">{t('admin.reviews')}</Link>
        <Link to="/admin/vendors">{t('review.menu')}</Link>
      </p>
    </main>
  )
}

function Chip({ kind, chosen, n }: { kind: QueueKind | undefined; chosen: QueueKind | undefined; n: number }) {
  return (
    <Link
      className="chip"
      to="/admin"
      search={{ kind }}
      data-selected={kind === chosen || undefined}
      aria-current={kind === chosen ? 'true' : undefined}
      activeProps={{}}
      resetScroll={false}
    >
      {kind ? kindsWaiting[kind] : t('queue.all')} <span className="num">{n}</span>
    </Link>
  )
}

function Entry({ of: { kind, title, who, since, promised_on, is_late, url } }: { of: Queued }) {
  const day = longDay(promised_on) ?? promised_on
  return (
    <li>
      <a href={url}>
        <span className="kicker">{kindWaiting[kind]}</span>
        <b>{title}</b>
        <small>{t('queue.waits', { who, day: longDay(since.slice(0, 10)) ?? '' })}</small>
      </a>
      <span className="queue-promise" data-late={is_late || undefined}>
        <Icon name={is_late ? 'warning-circle-fill' : 'circle-half'} />
        {is_late ? t('queue.late', { day }) : t('queue.promised', { day })}
      </span>
    </li>
  )
}

function Nobody({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState fact={isFiltered ? t('queue.nobody_of_kind') : t('queue.nobody')} hint={t('queue.nobody_hint')}>
      {isFiltered && (
        <Link className="button" to="/admin">
          {t('queue.show_all')}
        </Link>
      )}
    </EmptyState>
  )
}
