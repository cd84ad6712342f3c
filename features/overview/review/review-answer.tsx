import { useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { t } from '#web/text/text.ts'
import { DateField } from '#web/ui/plain/date-field.tsx'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { TextAreaField } from '#web/ui/plain/text-area-field.tsx'
import type { Submission } from '#features/trade/submissions/submission-shapes.ts'

const fields = [
  { value: 'title', label: t('submission.title') },
  { value: 'excerpt', label: t('submission.excerpt') },
  { value: 'told.story', label: t('submission.words') },
  { value: 'children', label: t('submission.pictures') },
  { value: 'taxonomy.vendors', label: t('submission.who_made') },
  { value: 'taxonomy.colors', label: t('submission.colors') },
  { value: 'told.timeline', label: t('submission.timeline') },
  { value: 'told.weather_plan', label: t('submission.weather') },
  { value: 'told.access', label: t('submission.access') },
  { value: 'told.again', label: t('submission.again') },
  { value: 'told.never_again', label: t('submission.never_again') },
  { value: 'told.costs', label: t('submission.costs') },
]

type Asks = Record<string, string>

/** Yes, please change this, or no and why: each goes by letter to who sent it in. */
export function ReviewAnswer({ of: { id, version } }: { of: Submission }) {
  const { once, isPending } = useActs()
  const [reason, setReason] = useState('')
  const [asks, setAsks] = useState<Asks>({})
  const [publish_on, setDay] = useState('')
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const send = (answer: keyof typeof done) =>
    void once(
      async () => {
        const said = { id, version, answer, reason, asks, publish_on: publish_on || null }
        await api.review.answer.call(said, { context: { says_fields: true } })
        return answer === 'publish' && publish_on ? t('wedding_review.scheduled') : done[answer]
      },
      (error) => setErrors(errorsIn(error)),
    )
  return (
    <section className="review-answer" aria-labelledby="answer">
      <h2 id="answer">{t('wedding_review.answer')}</h2>
      <AskFields asks={asks} onAsked={setAsks} />
      <TextAreaField
        label={t('wedding_review.reason')}
        hint={t('wedding_review.reason_hint')}
        name="reason"
        rows={3}
        maxLength={2_000}
        value={reason}
        errors={errors['reason']}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <DateField
        label={t('wedding_review.day')}
        hint={t('wedding_review.day_hint')}
        name="publish_on"
        value={publish_on}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
        errors={errors['publish_on']}
      />
      {errors['publish'] && (
        <ul className="form-error" role="alert">
          {errors['publish'].map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      <div className="buttons">
        <button className="button ghost" type="button" disabled={isPending} onClick={() => send('decline')}>
          {t('wedding_review.decline')}
        </button>
        <button className="button" type="button" disabled={isPending} onClick={() => send('changes')}>
          {t('wedding_review.ask_changes')}
        </button>
        <button className="button main" type="button" disabled={isPending} onClick={() => send('publish')}>
          {publish_on ? t('wedding_review.schedule') : t('wedding_review.publish')}
        </button>
      </div>
    </section>
  )
}

const done = { publish: t('wedding_review.published'), changes: t('wedding_review.asked'), decline: t('wedding_review.declined') }

function errorsIn(error: unknown): Record<string, string[]> {
  const refused = refusal(error)
  if (refused && Object.keys(refused.errors).length > 0) return refused.errors
  return { reason: [refused?.message ?? t('error.no_connection')] }
}

/** What should change, field by field; all that was said stands below. */
function AskFields({ asks, onAsked }: { asks: Asks; onAsked: (asks: Asks) => void }) {
  const [field, setField] = useState('told.story')
  const said = Object.entries(asks).filter(([, words]) => words)
  return (
    <div className="review-asks">
      <SelectField
        label={t('wedding_review.beside')}
        name="field"
        value={field}
        onChange={({ currentTarget }) => setField(currentTarget.value)}
        choices={fields}
      />
      <TextAreaField
        label={t('wedding_review.ask')}
        name="ask"
        rows={3}
        maxLength={500}
        value={asks[field] ?? ''}
        onChange={({ currentTarget: { value } }) => onAsked({ ...asks, [field]: value })}
      />
      {said.length > 0 && (
        <ul>
          {said.map(([name, words]) => (
            <li key={name}>
              <b>{fields.find(({ value }) => value === name)?.label}</b> {words}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
