import type { ComponentProps } from 'react'
import { FieldFrame, fieldState, type PlainField, plainId } from './plain-field.tsx'

interface Props extends ComponentProps<'textarea'>, PlainField {
  name: string
}

/** Several lines of text. */
export function TextAreaField({ label, hint, errors, need, rows = 4, ...area }: Props) {
  const id = plainId(area)
  return (
    <FieldFrame id={id} label={label} hint={hint} errors={errors} need={need}>
      <textarea required={need === 'required'} className="field-input" rows={rows} {...area} {...fieldState(id, hint, errors)} />
    </FieldFrame>
  )
}
