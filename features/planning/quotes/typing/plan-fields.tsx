import { t } from '#web/text/text.ts'
import { DateField } from '#web/ui/plain/date-field.tsx'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { type DraftPart, newPart } from '../../budget/payments/plan-draft.ts'
import { placeOf } from './place-of.ts'
import type { TermsProps } from './terms-props.ts'

/** In which parts it is paid; the last takes what is left, so that they sum to the whole. */
export function PlanFields({ draft: { plan }, set, errorsOf }: TermsProps) {
  const setPlan = (change: (now: DraftPart[]) => DraftPart[]) => set((now) => ({ ...now, plan: change(now.plan) }))
  const add = () =>
    setPlan((now) => {
      const rest =
        now.find(({ share }) => share === 'rest') ?? newPart({ name: t('plan.last'), share: 'rest', due_from: 'wedding', days: '14' })
      const first = newPart({ name: now.length === 0 ? t('plan.deposit') : t('plan.part'), due_from: 'signing', days: '0', much: '25' })
      return [...now.filter((part) => part !== rest), first, rest]
    })
  const remove = (key: number) =>
    setPlan((now) => {
      const left = now.filter((part) => part.key !== key)
      return left.length === 1 ? [] : left
    })
  return (
    <fieldset className="quote-group">
      <legend>{t('typing.plan')}</legend>
      {plan.length === 0 && <p>{t('typing.plan_none')}</p>}
      {plan.map((part, nth) => (
        <PartFields
          key={part.key}
          part={part}
          nth={nth}
          errorsOf={(at) => errorsOf(placeOf('plan', nth, at))}
          onChange={(change) => setPlan((now) => now.map((one) => (one.key === part.key ? { ...one, ...change } : one)))}
          onRemove={part.share === 'rest' ? undefined : () => remove(part.key)}
        />
      ))}
      {errorsOf('plan').map((text) => (
        <p key={text} className="quote-fault" role="alert">
          {text}
        </p>
      ))}
      <button className="button small" type="button" onClick={add}>
        {t('plan.add_part')}
      </button>
    </fieldset>
  )
}

interface PartProps {
  part: DraftPart
  nth: number
  errorsOf: (at: string) => readonly string[]
  onChange: (change: Partial<DraftPart>) => void
  onRemove: (() => void) | undefined
}

function PartFields({ part: { name, share, much, due_from, days, due_date }, nth, errorsOf, onChange, onRemove }: PartProps) {
  const field = (of: keyof DraftPart, at: string, value: string) => ({
    id: `part-${nth}-${of}`,
    name: `part-${nth}-${of}`,
    autoComplete: 'off',
    value,
    errors: errorsOf(at),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [of]: target.value }),
  })
  return (
    <fieldset className="quote-tier">
      <legend>{t('plan.part_of', { n: nth + 1 })}</legend>
      <div className="quote-row">
        <TextField label={t('payment.name')} maxLength={120} {...field('name', 'name', name)} />
        {share === 'rest' ? (
          <p>{t('plan.takes_rest')}</p>
        ) : (
          <>
            <SelectField
              label={t('plan.share')}
              choices={[
                { value: 'percent', label: t('plan.percent') },
                { value: 'amount', label: t('plan.amount') },
              ]}
              {...field('share', 'share', share)}
            />
            <TextField
              label={share === 'percent' ? t('plan.how_percent') : t('payment.amount')}
              inputMode="decimal"
              {...field('much', share, much)}
            />
          </>
        )}
        <SelectField
          label={t('plan.when')}
          choices={[
            { value: '', label: t('plan.on_day') },
            { value: 'signing', label: t('plan.after_signing') },
            { value: 'wedding', label: t('plan.before_wedding') },
          ]}
          {...field('due_from', 'due_from', due_from)}
        />
        {due_from === '' ? (
          <DateField label={t('payment.due_on')} {...field('due_date', 'due_date', due_date)} />
        ) : (
          <TextField label={t('plan.days')} inputMode="numeric" {...field('days', 'due_days', days)} />
        )}
      </div>
      {onRemove && (
        <button className="button small" type="button" onClick={onRemove}>
          {t('plan.remove_part', { n: nth + 1 })}
        </button>
      )}
    </fieldset>
  )
}
