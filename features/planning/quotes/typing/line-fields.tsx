import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { showMoney } from '#web/ui/money.ts'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { roleWords } from '../compare/line-rows.ts'
import { roles } from '../line-kinds.ts'
import { HowFields } from './how-fields.tsx'
import { fieldOf, type LineProps } from './line-props.ts'
import { pricings, pricingOf, saidPricing } from './pricings.ts'

interface Props extends LineProps {
  amount: number | null
  onMove: (() => void) | undefined
  onRemove: (() => void) | undefined
}

/** One line: what it is, what it is for, and how it is reckoned. */
export function LineFields({ amount, onMove, onRemove, ...props }: Props) {
  const { line, nth, errorsOf, onChange } = props
  const name = line.name || t('typing.line_of', { n: nth + 1 })
  return (
    <fieldset className="quote-line-fields">
      <legend>
        {t('typing.line_of', { n: nth + 1 })} <b className="num">{amount === null ? '' : showMoney(amount)}</b>
      </legend>
      <div className="quote-line-tools">
        {onMove && (
          <button className="close-button" type="button" aria-label={t('typing.move_up', { name })} onClick={onMove}>
            <Icon name="arrow-up" />
          </button>
        )}
        {onRemove && (
          <button className="close-button" type="button" aria-label={t('typing.remove', { name })} onClick={onRemove}>
            <Icon name="trash" />
          </button>
        )}
      </div>
      <div className="quote-row">
        <TextField
          {...fieldOf(nth, 'name')}
          label={t('typing.name')}
          maxLength={120}
          value={line.name}
          errors={errorsOf('name')}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <SelectField
          {...fieldOf(nth, 'role')}
          label={t('typing.role')}
          choices={roles.map((value) => ({ value, label: roleWords[value] }))}
          value={line.role}
          onChange={({ target }) => onChange({ role: roles.find((role) => role === target.value) ?? 'other' })}
        />
        <SelectField
          {...fieldOf(nth, 'how')}
          label={t('typing.how')}
          choices={pricings}
          value={pricingOf(line)}
          errors={errorsOf('how')}
          onChange={({ target }) => onChange(saidPricing(target.value))}
        />
      </div>
      {line.state === 'priced' && <HowFields {...props} />}
      <MoreFields {...props} />
    </fieldset>
  )
}

/** What few lines have. */
function MoreFields({ line, nth, errorsOf, onChange }: LineProps) {
  return (
    <details className="quote-more" open={line.words !== '' || line.section !== '' || line.option !== '' || undefined}>
      <summary>{t('typing.more')}</summary>
      <div className="quote-row">
        <TextField
          {...fieldOf(nth, 'words')}
          label={t('typing.words')}
          maxLength={200}
          value={line.words}
          errors={errorsOf('words')}
          onChange={({ target }) => onChange({ words: target.value })}
        />
        <TextField
          {...fieldOf(nth, 'section')}
          label={t('typing.section')}
          maxLength={80}
          value={line.section}
          errors={errorsOf('section')}
          onChange={({ target }) => onChange({ section: target.value })}
        />
        {line.state === 'priced' && (
          <SelectField
            {...fieldOf(nth, 'option')}
            label={t('typing.option')}
            choices={[
              { value: '', label: t('typing.no_option') },
              { value: 'taken', label: t('typing.option_taken') },
              { value: 'left', label: t('typing.option_left') },
            ]}
            value={line.option}
            errors={errorsOf('option')}
            onChange={({ target: { value } }) => onChange({ option: value === 'taken' || value === 'left' ? value : '' })}
          />
        )}
      </div>
    </details>
  )
}
