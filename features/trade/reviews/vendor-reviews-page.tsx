import { createFileRoute } from '@tanstack/react-router'
import { pageMeta } from '#features/shapes.ts'
import { refusal } from '#web/client/refusal.ts'
import { searchOf, wholeNumber } from '#web/menus/search.ts'
import { pageHead } from '#web/start/page-head.ts'
import { startContext } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { VendorActs } from './vendor-acts.tsx'
import { StandingReview } from './standing-review.tsx'
import css from './reviews.css?url'

const reviewsSearch = searchOf({ page: wholeNumber(1, 1_000_000) })

export const Route = createFileRoute('/_vendor/vendor/reviews')({
  validateSearch: reviewsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { page = 1 } }) => {
    const { api } = await import('#web/client/api.ts')
    return { found: await api.reviews.own.call({ page }).catch(ofNone), posted: startContext()?.form, title: t('reviews.yours') }
  },
  head: ({ loaderData }) => pageHead({ title: loaderData?.title ?? '', css }),
  component: VendorReviewsPage,
})

/** Who acts for no business yet has no reviews. */
function ofNone(error: unknown) {
  if (refusal(error)?.status !== 403) throw error
  return { data: [], meta: pageMeta({ page: 1, per_page: 20 }, 0) }
}

/** What couples said of a business: answered once, and disputed where it isn’t true. */
function VendorReviewsPage() {
  const { found, posted } = Route.useLoaderData()
  return (
    <main className="review-list" id="main">
      <header>
        <h1>{t('reviews.yours')}</h1>
      </header>
      {found.data.length === 0 && <EmptyState fact={t('reviews.none')} hint={t('reviews.none_hint')} />}
      {found.data.map((review) => (
        <StandingReview key={review.id} review={review}>
          <VendorActs review={review} posted={posted?.values['id'] === String(review.id) ? posted : undefined} />
        </StandingReview>
      ))}
      <Pager meta={found.meta} />
    </main>
  )
}
