import type { ComponentProps } from 'react'
import { FieldFrame, fieldState, type PlainField, plainId } from './plain-field.tsx'

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'accept'>, PlainField {
  name: string
  /** Kinds as an `accept` lists them: `image/*`, `.xlsx`. */
  accept?: readonly string[]
}

/** A file that is sent with its form; the browser takes a dropped one as well. */
export function FileField({ label, hint, errors, need, accept, ...input }: Props) {
  const id = plainId(input)
  return (
    <FieldFrame id={id} label={label} hint={hint} errors={errors} need={need}>
      <input
        required={need === 'required'}
        className="file-drop"
        {...input}
        {...fieldState(id, hint, errors)}
        type="file"
        accept={accept?.join(',')}
      />
    </FieldFrame>
  )
}
