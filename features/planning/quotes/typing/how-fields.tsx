import { t } from '#web/text/text.ts'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { HeadFields } from './head-fields.tsx'
import { fieldOf, type LineProps } from './line-props.ts'
import { placeOf } from './place-of.ts'
import type { DraftLine } from './quote-draft.ts'

/** The fields that a line needs to be reckoned. */
export function HowFields(props: LineProps) {
  const { line } = props
  const field = inputOf(props)
  switch (line.by) {
    case 'head':
      return <HeadFields {...props} />
    case 'hour':
      return (
        <div className="quote-row">
          {field('amount', 'amount', t('typing.an_hour'), money)}
          {field('hours', 'minutes', t('typing.hours'), decimal)}
        </div>
      )
    case 'table':
      return (
        <div className="quote-row">
          {field('amount', 'amount', t('typing.a_table'), money)}
          {field('tables', 'tables', t('typing.tables'), count)}
          {field('seats', 'seats', t('typing.seats'), count)}
          {field('beside', 'beside', t('typing.beside'), count)}
        </div>
      )
    case 'percent':
      return (
        <>
          <div className="quote-row">{field('percent', 'percent', t('typing.percent'), { inputMode: 'decimal', placeholder: '%' })}</div>
          <OfLines {...props} />
        </>
      )
    case 'minimum':
      return (
        <>
          <div className="quote-row">{field('amount', 'amount', t('typing.at_least'), money)}</div>
          <OfLines {...props} />
        </>
      )
    case 'cover':
      return (
        <div className="quote-row">
          {field('guarantee', 'guarantee', t('typing.guarantee'), count)}
          {field('amount', 'amount', t('typing.each_missing'), money)}
          {field('child_percent', 'child_percent', t('typing.child_counts'), { inputMode: 'decimal', placeholder: '100%' })}
        </div>
      )
    case 'amount':
      return <div className="quote-row">{field('amount', 'amount', t('typing.amount'), money)}</div>
  }
}

const money = { inputMode: 'decimal', placeholder: '$0.00' } as const
const decimal = { inputMode: 'decimal' } as const
const count = { inputMode: 'numeric' } as const

type TypedName = { [Name in keyof DraftLine]: DraftLine[Name] extends string ? Name : never }[keyof DraftLine]

/** A field of the line by its name; what is wrong with it is named as the server does. */
function inputOf({ line, nth, errorsOf, onChange }: LineProps) {
  return (name: TypedName, at: string, label: string, more: object) => (
    <TextField
      className="field-input num"
      {...fieldOf(nth, name)}
      label={label}
      maxLength={20}
      value={line[name]}
      errors={errorsOf(placeOf('how', at))}
      onChange={({ target }) => onChange({ [name]: target.value })}
      {...more}
    />
  )
}

/** Which of the lines above it counts. */
function OfLines({ line, nth, above, errorsOf, onChange }: LineProps) {
  const errors = errorsOf('how.of')
  const id = `line-${nth}-of-error`
  return (
    <fieldset className="quote-of" aria-describedby={errors.length > 0 ? id : undefined}>
      <legend>{t('typing.of')}</legend>
      {above.length === 0 && <p>{t('typing.nothing_above')}</p>}
      {above.map(({ key, name }, at) => (
        <label key={key} className="quote-of-line">
          <input
            type="checkbox"
            checked={line.of.includes(key)}
            aria-invalid={errors.length > 0 || undefined}
            onChange={({ target }) => onChange({ of: target.checked ? [...line.of, key] : line.of.filter((one) => one !== key) })}
          />
          <span>{name || t('typing.line_of', { n: at + 1 })}</span>
        </label>
      ))}
      {errors.length > 0 && (
        <p id={id} className="quote-fault">
          {errors.join(' ')}
        </p>
      )}
    </fieldset>
  )
}
