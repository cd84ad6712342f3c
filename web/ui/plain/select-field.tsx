import type { ComponentProps } from 'react'
import type { Choice } from '../choice.ts'
import { FieldFrame, fieldState, type PlainField, plainId } from './plain-field.tsx'

interface Props extends Omit<ComponentProps<'select'>, 'children'>, PlainField {
  name: string
  choices: readonly Choice[]
  /** What stands for nothing chosen. */
  placeholder?: string | undefined
}

/** One of a few known things, in the browser's own list. */
export function SelectField({ label, hint, errors, need, choices, placeholder, ...select }: Props) {
  const id = plainId(select)
  return (
    <FieldFrame id={id} label={label} hint={hint} errors={errors} need={need}>
      <span className="choice">
        <select required={need === 'required'} className="field-input" {...select} {...fieldState(id, hint, errors)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {choices.map(({ value, label: words, isDisabled }) => (
            <option key={value} value={value} disabled={isDisabled}>
              {words}
            </option>
          ))}
        </select>
      </span>
    </FieldFrame>
  )
}
