import { createFileRoute, notFound } from '@tanstack/react-router'
import { longMonth } from '#web/long-day.ts'
import { asUnshared } from '#web/map/as-missing.ts'
import { pageHead } from '#web/start/page-head.ts'
import { startContext } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import type { OwnReview } from './contract.ts'
import { ReviewForm } from './review-form.tsx'
import css from './reviews.css?url'

export const Route = createFileRoute('/_user/tools/vendor-manager/reviews/$id')({
  loader: async ({ params: { id } }) => {
    if (!/^[1-9]\d{0,14}$/.test(id)) throw notFound()
    const { api } = await import('#web/client/api.ts')
    const { data } = await api.reviews.get.call({ id: Number(id) }).catch(asUnshared)
    return { own: data, posted: startContext()?.form }
  },
  head: ({ loaderData }) => pageHead({ title: loaderData ? t('reviews.of', { name: loaderData.own.name }) : '', css }),
  component: ReviewPage,
})

/** Where a couple says how a vendor was, once the day is over; a plain form, which needs no script. */
function ReviewPage() {
  const { own, posted } = Route.useLoaderData()
  const { name, month, hinders, review } = own
  return (
    <main className="review" id="main">
      <div>
        <p className="kicker">{[name, month && longMonth(month)].filter(Boolean).join(', ')}</p>
        <h1>{t('reviews.title')}</h1>
        <p className="lead">{t('reviews.lead')}</p>
        {review && (
          <p role="status">
            {t('reviews.stands')} {own.url && <a href={`${own.url}#reviews`}>{t('reviews.see')}</a>}
          </p>
        )}
        {hinders ? <p className="review-hinders">{hindering(hinders)}</p> : <ReviewForm own={own} posted={posted} />}
      </div>
      <aside>
        <ul>
          <li>{t('reviews.rule_booking')}</li>
          <li>{t('reviews.rule_removal')}</li>
          <li>{t('reviews.rule_reply')}</li>
        </ul>
      </aside>
    </main>
  )
}

function hindering(why: NonNullable<OwnReview['hinders']>): string {
  switch (why) {
    case 'not_listed':
      return t('reviews.not_listed')
    case 'not_hired':
      return t('reviews.not_hired')
    case 'too_early':
      return t('reviews.too_early')
    case 'not_proved':
      return t('reviews.not_proved')
    case 'too_late':
      return t('reviews.too_late')
    case 'removed':
      return t('reviews.removed')
  }
}
