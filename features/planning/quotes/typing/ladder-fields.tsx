import { t } from '#web/text/text.ts'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { placeOf } from './place-of.ts'
import { type DraftStep, newStep } from './quote-draft.ts'
import type { TermsProps } from './terms-props.ts'

/** What is owed when one cancels, from the earliest day to the last. */
export function LadderFields({ draft: { cancellation }, set, errorsOf }: TermsProps) {
  const setSteps = (change: (now: DraftStep[]) => DraftStep[]) => set((now) => ({ ...now, cancellation: change(now.cancellation) }))
  const field = (step: DraftStep, nth: number, of: 'days' | 'percent', at: string) => ({
    id: `step-${nth}-${of}`,
    name: `step-${nth}-${of}`,
    autoComplete: 'off',
    value: step[of],
    errors: errorsOf(placeOf('cancellation', nth, at)),
    onChange: ({ target }: { target: { value: string } }) =>
      setSteps((now) => now.map((one) => (one.key === step.key ? { ...one, [of]: target.value } : one))),
  })
  return (
    <fieldset className="quote-group">
      <legend>{t('quotes.ladder')}</legend>
      {cancellation.map((step, nth) => (
        <div key={step.key} className="quote-row">
          <TextField label={t('typing.days_before')} inputMode="numeric" {...field(step, nth, 'days', 'days_before')} />
          <TextField label={t('typing.owed')} inputMode="decimal" {...field(step, nth, 'percent', 'percent')} />
          <button className="button small" type="button" onClick={() => setSteps((now) => now.filter(({ key }) => key !== step.key))}>
            {t('typing.remove_step', { n: nth + 1 })}
          </button>
        </div>
      ))}
      {cancellation.length < 12 && (
        <button className="button small" type="button" onClick={() => setSteps((now) => [...now, newStep()])}>
          {t('typing.add_step')}
        </button>
      )}
    </fieldset>
  )
}
