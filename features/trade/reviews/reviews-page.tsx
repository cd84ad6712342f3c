import { createFileRoute, Link } from '@tanstack/react-router'
import { searchOf, wholeNumber } from '#web/menus/search.ts'
import { pageHead } from '#web/start/page-head.ts'
import { startContext } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { OperatorActs } from './operator-acts.tsx'
import { StandingReview } from './standing-review.tsx'
import css from './reviews.css?url'

const reviewsSearch = searchOf({ page: wholeNumber(1, 1_000_000), id: wholeNumber(1) })

export const Route = createFileRoute('/_admin/admin/reviews')({
  validateSearch: reviewsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { page = 1, id } }) => {
    const { api } = await import('#web/client/api.ts')
    return { found: await api.reviews.all.call({ page, ...(id && { id }) }), posted: startContext()?.form, title: t('reviews.all') }
  },
  head: ({ loaderData }) => pageHead({ title: loaderData?.title ?? '', css }),
  component: ReviewsPage,
})

/** All reviews for the operator: what is disputed comes first, the oldest first. */
function ReviewsPage() {
  const { found, posted } = Route.useLoaderData()
  return (
    <main className="admin-page review-list" id="main">
      <Link className="admin-back" to="/admin">
        <Icon name="arrow-left" />
        {t('queue.back')}
      </Link>
      <header>
        <h1>{t('reviews.all')}</h1>
      </header>
      {found.data.length === 0 && <EmptyState fact={t('reviews.none')} hint={t('reviews.none_hint')} />}
      {found.data.map((review) => (
        <StandingReview key={review.id} review={review}>
          <OperatorActs review={review} posted={posted?.values['id'] === String(review.id) ? posted : undefined} />
        </StandingReview>
      ))}
      <Pager meta={found.meta} />
    </main>
  )
}
