import { t } from '#web/text/text.ts'
import { TextAreaField } from '#web/ui/plain/text-area-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import type { Business } from './contract.ts'
import { mostQuestions } from './said-in.ts'
import { StepForm } from './step-form.tsx'

/** What everybody asks, answered once. */
export function QuestionsStep({ business }: { business: Business }) {
  const { questions } = business.model
  const rows = Math.min(mostQuestions, Math.max(3, questions.length + 1))
  return (
    <StepForm step="questions" business={business} hint={t('manage.questions_hint')}>
      {(errors) =>
        Array.from({ length: rows }, (_, nth) => (
          <fieldset key={nth} className="management-offer">
            <legend>{t('manage.nth_question', { n: nth + 1 })}</legend>
            <TextField
              label={t('manage.question')}
              name={`question_${nth}`}
              maxLength={120}
              errors={errors[`question_${nth}`]}
              defaultValue={questions[nth]?.question ?? ''}
            />
            <TextAreaField
              label={t('manage.answer')}
              name={`answer_${nth}`}
              rows={2}
              maxLength={600}
              errors={errors[`answer_${nth}`]}
              defaultValue={questions[nth]?.answer ?? ''}
            />
          </fieldset>
        ))
      }
    </StepForm>
  )
}
