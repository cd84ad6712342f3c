import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import { DateField } from '#web/ui/plain/date-field.tsx'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import type { DraftPart } from './plan-draft.ts'

interface Props {
  nth: number
  part: DraftPart
  amount: number | undefined
  onChange: (change: Partial<DraftPart>) => void
  onRemove: (() => void) | undefined
}

/** One part of a plan: how much, and when. */
export function PlanPartFields({ nth, part, amount, onChange, onRemove }: Props) {
  const { name, share, much } = part
  const field = fieldOf(nth)
  return (
    <fieldset className="plan-part">
      <legend>
        {t('plan.part_of', { n: nth + 1 })} <b className="num">{amount === undefined ? '' : showMoney(amount)}</b>
      </legend>
      <TextField
        {...field('name')}
        label={t('payment.name')}
        maxLength={200}
        value={name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      {share === 'rest' ? (
        <p>{t('plan.takes_rest')}</p>
      ) : (
        <div className="plan-two">
          <SelectField
            {...field('share')}
            label={t('plan.share')}
            value={share}
            onChange={({ target }) => onChange({ share: target.value === 'amount' ? 'amount' : 'percent' })}
            choices={[
              { value: 'percent', label: t('plan.percent') },
              { value: 'amount', label: t('plan.amount') },
            ]}
          />
          <TextField
            {...field('much')}
            label={share === 'percent' ? t('plan.how_percent') : t('payment.amount')}
            inputMode="decimal"
            value={much}
            onChange={({ target }) => onChange({ much: target.value })}
          />
        </div>
      )}
      <PartWhen nth={nth} part={part} onChange={onChange} />
      {onRemove && (
        <button className="button small" type="button" onClick={onRemove}>
          {t('plan.remove_part', { n: nth + 1 })}
        </button>
      )}
    </fieldset>
  )
}

function PartWhen({ nth, part: { due_from, days, due_date }, onChange }: Pick<Props, 'nth' | 'part' | 'onChange'>) {
  const field = fieldOf(nth)
  return (
    <div className="plan-two">
      <SelectField
        {...field('from')}
        label={t('plan.when')}
        value={due_from}
        onChange={({ target }) =>
          onChange({ due_from: target.value === 'signing' ? 'signing' : target.value === 'wedding' ? 'wedding' : '' })
        }
        choices={[
          { value: '', label: t('plan.on_day') },
          { value: 'signing', label: t('plan.after_signing') },
          { value: 'wedding', label: t('plan.before_wedding') },
        ]}
      />
      {due_from === '' ? (
        <DateField
          {...field('day')}
          label={t('payment.due_on')}
          value={due_date}
          onChange={({ target }) => onChange({ due_date: target.value })}
        />
      ) : (
        <TextField
          {...field('days')}
          label={t('plan.days')}
          inputMode="numeric"
          value={days}
          onChange={({ target }) => onChange({ days: target.value })}
        />
      )}
    </div>
  )
}

function fieldOf(nth: number) {
  return (of: string) => ({ id: `part-${nth}-${of}`, name: `part-${nth}-${of}`, autoComplete: 'off' })
}
