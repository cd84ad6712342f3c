import type { ComponentProps } from 'react'
import type { Choice } from '../choice.ts'
import { FieldNotes } from '../field-notes.tsx'
import { NeedMark } from '../need-mark.tsx'
import { fieldState, GroupFrame, type PlainField, plainId } from './plain-field.tsx'

interface Props extends Omit<ComponentProps<'input'>, 'type'>, PlainField {
  name: string
}

/** One thing that is so or not. */
export function Checkbox({ label, hint, errors = [], need, ...input }: Props) {
  const id = plainId(input)
  return (
    <div className="field" data-invalid={errors.length > 0 || undefined}>
      <label className="check">
        <input required={need === 'required'} {...input} {...fieldState(id, hint, errors)} type="checkbox" className="check-box" />
        <span className="check-words">
          {label}
          <NeedMark need={need} />
        </span>
      </label>
      <FieldNotes id={id} hint={hint} errors={errors} />
    </div>
  )
}

interface GroupProps extends PlainField {
  choices: readonly Choice[]
  defaultValue?: readonly string[]
  disabled?: boolean
}

/** Any number of a few things, posted under one name. */
export function CheckboxGroup({ label, name, hint, errors, need, choices, defaultValue = [], disabled }: GroupProps) {
  const id = plainId({ name })
  return (
    <GroupFrame id={id} label={label} hint={hint} errors={errors} need={need}>
      <div className="checks">
        {choices.map((choice, place) => (
          <Checkbox
            key={choice.value}
            id={place === 0 ? id : `${id}-${choice.value}`}
            label={choice.label}
            hint={choice.hint}
            name={name}
            value={choice.value}
            defaultChecked={defaultValue.includes(choice.value)}
            disabled={disabled || choice.isDisabled}
          />
        ))}
      </div>
    </GroupFrame>
  )
}
