import { depositWords } from '#features/planning/vendors/state-words.ts'
import { t } from '#web/text/text.ts'
import { DateField } from '#web/ui/plain/date-field.tsx'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { TextAreaField } from '#web/ui/plain/text-area-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { depositStates } from '../line-kinds.ts'
import { LadderFields } from './ladder-fields.tsx'
import { PlanFields } from './plan-fields.tsx'
import type { QuoteDraft } from './quote-draft.ts'
import type { TermsProps } from './terms-props.ts'

/** Until when it holds, what is paid when, and what a change of mind costs. */
export function TermsFields(props: TermsProps) {
  const { draft, set, errorsOf } = props
  const field = (name: Exclude<keyof QuoteDraft, 'lines' | 'plan' | 'cancellation'>, at: string) => ({
    id: `quote-${name}`,
    name,
    autoComplete: 'off',
    value: draft[name],
    errors: errorsOf(at),
    onChange: ({ target }: { target: { value: string } }) => set((now) => ({ ...now, [name]: target.value })),
  })
  return (
    <>
      <fieldset className="quote-group">
        <legend>{t('typing.until')}</legend>
        <div className="quote-row">
          <DateField label={t('quotes.valid')} {...field('valid_until', 'valid_until')} />
          <DateField label={t('quotes.holds')} {...field('holds_until', 'holds_until')} />
        </div>
      </fieldset>
      <fieldset className="quote-group">
        <legend>{t('couple_vendors.deposit')}</legend>
        <div className="quote-row">
          <SelectField
            label={t('typing.deposit_kind')}
            choices={[
              { value: '', label: t('quote_state.not_stated') },
              { value: 'percent', label: t('typing.deposit_percent') },
              { value: 'amount', label: t('typing.by_amount') },
            ]}
            {...field('deposit', 'deposit')}
          />
          {draft.deposit !== '' && (
            <>
              <TextField
                label={draft.deposit === 'percent' ? t('typing.percent') : t('typing.amount')}
                inputMode="decimal"
                {...field('deposit_much', 'deposit.amount')}
              />
              <SelectField
                label={t('couple_vendors.deposit_state')}
                choices={depositStates.map((value) => ({ value, label: depositWords[value] }))}
                {...field('deposit_state', 'deposit.state')}
              />
              <DateField label={t('couple_vendors.deposit_until')} {...field('deposit_until', 'deposit.until')} />
            </>
          )}
        </div>
      </fieldset>
      <PlanFields {...props} />
      <LadderFields {...props} />
      <fieldset className="quote-group">
        <legend>{t('typing.afterwards')}</legend>
        <TextField label={t('typing.late')} hint={t('typing.late_hint')} inputMode="decimal" {...field('late', 'late_percent')} />
        <TextAreaField label={t('typing.note')} rows={3} maxLength={400} {...field('note', 'note')} />
      </fieldset>
    </>
  )
}
