import type { ReactNode } from 'react'
import { longDay, longMonth } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import type { Standing } from './contract.ts'

/** A review with all that became of it, for who may answer or decide. */
export function StandingReview({ review, children }: { review: Standing; children: ReactNode }) {
  const { vendor, stars, words, signed, month, reply, dispute, is_disputed, settled_at, removed_at } = review
  return (
    <article aria-label={t('reviews.by', { signed, title: vendor.title })}>
      <header>
        <b>{signed}</b>
        <span>{longMonth(month)}</span>
        <span className="num">{t('vendors.n_stars', { n: stars })}</span>
        <a href={`${vendor.url}#reviews`}>{vendor.title}</a>
      </header>
      <blockquote>{words}</blockquote>
      {reply && <p>{t('vendors.reply', { reply })}</p>}
      {dispute && <p>{t('reviews.disputed_because', { dispute })}</p>}
      {is_disputed && <p className="review-state">{t('reviews.waits')}</p>}
      {settled_at && !removed_at && <p className="review-state">{t('reviews.settled')}</p>}
      {removed_at && <p className="review-state">{t('reviews.removed_on', { day: longDay(removed_at.slice(0, 10)) ?? '' })}</p>}
      {!removed_at && children}
    </article>
  )
}
