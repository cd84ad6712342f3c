import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { api } from '#web/client/api.ts'
import { asMissing } from '#web/map/as-missing.ts'
import { oneOf, searchOf } from '#web/menus/search.ts'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { BroughtPicture } from '#web/ui/brought-picture.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { longDay } from '#web/long-day.ts'
import { StateMark } from '#features/trade/submissions/shown/state-mark.tsx'
import { calledOf, stateLooks } from '#features/trade/submissions/state-words.ts'
import type { Submission } from '#features/trade/submissions/submission-shapes.ts'
import css from './review.css?url'
import { ReviewOne } from './review-one.tsx'

const shownStates = ['submitted', 'rights_missing', 'changes_asked', 'scheduled', 'published', 'declined', 'withdrawn'] as const
const reviewSearch = searchOf({ state: oneOf(...shownStates) })

export const Route = createFileRoute('/_admin/admin/submissions/{-$slug}')({
  validateSearch: reviewSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { slug }, deps: { state } }) => {
    const cache = await context.queries.open()
    const { data } = await cache.ensureQueryData(queueQuery(state))
    const chosen = slug ?? data[0]?.slug
    const { submissionQuery } = await import('#features/trade/submissions/form/submission-query.ts')
    if (chosen) await cache.fetchQuery(submissionQuery(chosen)).catch(asMissing)
    return { chosen }
  },
  head: () => pageHead({ title: t('wedding_review.title'), css }),
  component: ReviewPage,
})

function queueQuery(state: (typeof shownStates)[number] | undefined) {
  return api.review.list.queryOptions({ input: { ...(state && { state }) } })
}

/** What was sent in, the oldest promise first, and one of them to be read and answered. */
function ReviewPage() {
  const { chosen } = Route.useLoaderData()
  const { state } = Route.useSearch()
  const { data } = useSuspenseQuery(queueQuery(state))
  return (
    <main className="review-page" id="main">
      <nav className="review-queue" aria-label={t('wedding_review.queue')}>
        <h1>{t('wedding_review.title')}</h1>
        <p className="num">{t('wedding_review.waiting', { n: data.waiting })}</p>
        <div className="chips">
          {[undefined, ...shownStates].map((one) => (
            <Link
              key={one ?? 'all'}
              className="chip"
              to="/admin/submissions/{-$slug}"
              params={{ slug: undefined }}
              search={{ state: one }}
              data-selected={one === state || undefined}
              aria-current={one === state ? 'true' : undefined}
              activeProps={{}}
            >
              {one ? stateLooks[one].word : t('wedding_review.all')}
            </Link>
          ))}
        </div>
        <ul>
          {data.data.map((one) => (
            <li key={one.id}>
              <Entry one={one} state={state} isChosen={one.slug === chosen} />
            </li>
          ))}
        </ul>
      </nav>
      {chosen ? (
        <ReviewOne key={chosen} slug={chosen} />
      ) : (
        <EmptyState fact={t('wedding_review.nothing')} hint={t('wedding_review.nothing_hint')} />
      )}
    </main>
  )
}

function Entry({ one, state, isChosen }: { one: Submission; state: (typeof shownStates)[number] | undefined; isChosen: boolean }) {
  const [cover] = one.children
  return (
    <Link
      to="/admin/submissions/{-$slug}"
      params={{ slug: one.slug }}
      search={{ state }}
      aria-current={isChosen ? 'page' : undefined}
      activeProps={{}}
      data-chosen={isChosen || undefined}
    >
      {cover?.picture ? <BroughtPicture of={cover.picture} alt="" sizes="60px" /> : <span className="picture" />}
      <span>
        <b>{calledOf(one)}</b>
        <small>{one.is_vendor ? t('wedding_review.by_vendor', { name: one.user.name }) : one.user.name}</small>
        <StateMark state={one.state} />
        {one.promised_on && (
          <small className="num">{t('wedding_review.promised', { day: longDay(one.promised_on) ?? one.promised_on })}</small>
        )}
      </span>
    </Link>
  )
}
