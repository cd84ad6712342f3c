import { longMonth } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import type { Review } from './review-shape.ts'

export interface CouplesReviews {
  data: Review[]
  /** How many an operator took away. */
  removed: number
}

/** What couples who hired them say, each proved by a booking; what was taken away is counted. */
export function VendorReviews({ of: { data, removed } }: { of: CouplesReviews }) {
  if (data.length === 0 && removed === 0) return null
  return (
    <section aria-labelledby="couples-reviews">
      <h2 id="couples-reviews">{t('vendors.from_bookings')}</h2>
      <div className="vendor-reviews">
        {data.map((review) => (
          <OneReview key={review.id} of={review} />
        ))}
      </div>
      <p className="vendor-note">{t('vendors.removed_n', { n: removed })}</p>
    </section>
  )
}

function OneReview({ of }: { of: Review }) {
  const { stars, words, signed, booked, guests, month, is_called_off, proof, reply, is_disputed } = of
  const facts = [
    proofs[proof],
    booked,
    guests !== null && t('vendors.review_guests', { n: guests }),
    is_called_off && t('vendors.review_called_off'),
  ]
  return (
    <figure>
      <blockquote>“{words}”</blockquote>
      <figcaption>
        <b>{signed}</b> <span>{longMonth(month)}</span> <span className="num">{t('vendors.n_stars', { n: stars })}</span>
        <p>{facts.filter(Boolean).join(', ')}</p>
        {is_disputed && <p>{t('vendors.review_disputed')}</p>}
        {reply && <p>{t('vendors.reply', { reply })}</p>}
      </figcaption>
    </figure>
  )
}

const proofs = {
  vendor: t('vendors.proof_vendor'),
  contract: t('vendors.proof_contract'),
  payment: t('vendors.proof_payment'),
} as const satisfies Record<Review['proof'], string>
