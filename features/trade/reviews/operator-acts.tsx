import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import type { Standing } from './contract.ts'

const reasons = [
  ['untrue', t('reviews.reason_untrue')],
  ['unkind', t('reviews.reason_unkind')],
  ['not_theirs', t('reviews.reason_not_theirs')],
] as const

/** What is disputed is let stand or taken away; whatever is taken away is counted in public. */
export function OperatorActs({ review: { id, is_disputed }, posted }: { review: Standing; posted: PostedForm | undefined }) {
  return (
    <form className="review-acts" method="post">
      <input type="hidden" name="form" value="settle" />
      <input type="hidden" name="id" value={id} />
      {posted && (
        <p className="form-error" role="alert">
          {posted.message}
        </p>
      )}
      {is_disputed && (
        <button className="button" type="submit" name="removal" value="">
          {t('reviews.let_stand')}
        </button>
      )}
      {reasons.map(([reason, label]) => (
        <button className="button ghost" key={reason} type="submit" name="removal" value={reason}>
          {label}
        </button>
      ))}
    </form>
  )
}
