import { t } from '#web/text/text.ts'
import { DateField } from '#web/ui/plain/date-field.tsx'
import { NumberField } from '#web/ui/plain/number-field.tsx'
import { GroupFrame, plainId } from '#web/ui/plain/plain-field.tsx'
import { RadioGroup } from '#web/ui/plain/radio-group.tsx'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { TextAreaField } from '#web/ui/plain/text-area-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { type Answer, type Field, mostLetters, tickName } from './field-answers.ts'

interface Props {
  field: Field
  answer: Answer | undefined
  errors: readonly string[] | undefined
}

/** One question of any kind, as the browser asks it without script. */
export function AskedField({ field, answer = '', errors }: Props) {
  const { name, label, hint, is_required } = field
  const asked = { name, label, hint, errors, need: is_required ? ('required' as const) : undefined }
  const said = String(answer)
  const typed = { ...asked, defaultValue: said, maxLength: mostLetters(field) }
  switch (field.type) {
    case 'textarea':
      return <TextAreaField {...typed} />
    case 'email':
      return <TextField {...typed} type="email" autoComplete="email" />
    case 'tel':
      return <TextField {...typed} type="tel" autoComplete="tel" />
    case 'date':
      return <DateField {...asked} defaultValue={said} />
    case 'number':
      return <NumberField {...asked} defaultValue={said} />
    case 'radio':
      return <RadioGroup {...asked} choices={field.options} defaultValue={said} />
    case 'select':
      return <SelectField {...asked} choices={field.options} placeholder={t('asked.none')} defaultValue={said} />
    case 'checkboxes':
      return <Ticks field={field} answer={answer} errors={errors} />
    default:
      return <TextField {...typed} />
  }
}

/** Each box has a name of its own, so that a form without script says of every one whether it is ticked. */
function Ticks({
  field: { name, label, hint, is_required, options, most },
  answer,
  errors,
}: Props & { field: { type: 'checkboxes' } & Field }) {
  const id = plainId({ name })
  const said = hint ?? (most ? t('asked.most', { n: most }) : undefined)
  return (
    <GroupFrame id={id} label={label} hint={said} errors={errors ?? []} need={is_required ? 'required' : undefined}>
      <div className="checks">
        {options.map(({ value, label: words, hint: more }, place) => (
          <label className="check" key={value}>
            <input
              className="check-box"
              type="checkbox"
              id={place === 0 ? id : undefined}
              name={tickName(name, value)}
              value="on"
              defaultChecked={[answer].flat().includes(value)}
            />
            <span className="check-words">
              {words}
              {more && <span className="field-hint">{more}</span>}
            </span>
          </label>
        ))}
      </div>
    </GroupFrame>
  )
}
