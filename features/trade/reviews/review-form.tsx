import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { ErrorSummary } from '#web/ui/plain/error-summary.tsx'
import { NumberField } from '#web/ui/plain/number-field.tsx'
import { RadioGroup } from '#web/ui/plain/radio-group.tsx'
import { TextAreaField } from '#web/ui/plain/text-area-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import type { OwnReview } from './contract.ts'

const stars = [
  { value: '5', label: t('reviews.stars_5') },
  { value: '4', label: t('reviews.stars_4') },
  { value: '3', label: t('reviews.stars_3') },
  { value: '2', label: t('reviews.stars_2') },
  { value: '1', label: t('reviews.stars_1') },
]

/** What was refused counts first, then what was said before, then what is known of the wedding. */
export function ReviewForm({ own: { review, known }, posted }: { own: OwnReview; posted: PostedForm | undefined }) {
  const { values, errors = {}, message } = posted ?? {}
  const said = review ?? { stars: undefined, words: '', ...known }
  return (
    <>
      <form className="review-form" method="post" key={posted ? 'posted' : 'fresh'} noValidate>
        <input type="hidden" name="form" value="review" />
        {posted && <ErrorSummary errors={errors} {...(Object.keys(errors).length === 0 && { message })} />}
        <RadioGroup
          label={t('reviews.stars')}
          name="stars"
          need="required"
          choices={stars}
          errors={errors['stars']}
          defaultValue={values?.['stars'] ?? said.stars?.toString()}
        />
        <TextAreaField
          label={t('reviews.words')}
          name="words"
          need="required"
          rows={6}
          maxLength={1_200}
          errors={errors['words']}
          defaultValue={values?.['words'] ?? said.words}
        />
        <TextField
          label={t('reviews.booked')}
          name="booked"
          maxLength={120}
          errors={errors['booked']}
          defaultValue={values?.['booked'] ?? said.booked}
        />
        <NumberField
          label={t('reviews.guests')}
          name="guests"
          min={1}
          errors={errors['guests']}
          defaultValue={values?.['guests'] ?? said.guests ?? ''}
        />
        <TextField
          label={t('reviews.signed')}
          name="signed"
          need="required"
          maxLength={120}
          errors={errors['signed']}
          defaultValue={values?.['signed'] ?? said.signed}
        />
        <button className="button main" type="submit">
          {review ? t('reviews.change') : t('reviews.post')}
        </button>
        <p className="field-hint">{t('reviews.then')}</p>
      </form>
      {review && (
        <form method="post">
          <input type="hidden" name="form" value="take_back" />
          <button className="button ghost small" type="submit">
            {t('reviews.take_back')}
          </button>
        </form>
      )}
    </>
  )
}
