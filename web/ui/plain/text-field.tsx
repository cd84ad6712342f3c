import type { ComponentProps } from 'react'
import { FieldFrame, fieldState, type PlainField, plainId } from './plain-field.tsx'

export interface TextFieldProps extends ComponentProps<'input'>, PlainField {
  name: string
}

/** A native input with its label above and what is wrong with it below; works without script. */
export function TextField({ label, hint, errors, need, ...input }: TextFieldProps) {
  const id = plainId(input)
  return (
    <FieldFrame id={id} label={label} hint={hint} errors={errors} need={need}>
      <input required={need === 'required'} className="field-input" {...input} {...fieldState(id, hint, errors)} />
    </FieldFrame>
  )
}
