import type { ComponentProps } from 'react'
import { Icon } from '../icon.tsx'

interface Props extends ComponentProps<'input'> {
  label: string
  name: string
  hint?: string
  errors?: readonly string[] | undefined
}

/** A native input with its label above and what is wrong with it below; works without script. */
export function TextField({ label, hint, errors = [], ...input }: Props) {
  const id = input.id ?? `field-${input.name}`
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input {...input} {...fieldState(id, hint, errors)} />
      <FieldNotes id={id} hint={hint} errors={errors} />
    </div>
  )
}

/** The attributes that tie an input to its notes. */
export function fieldState(id: string, hint: string | undefined, errors: readonly string[]) {
  const notes = [hint && `${id}-hint`, errors.length > 0 && `${id}-errors`].filter(Boolean)
  return {
    id,
    'aria-invalid': errors.length > 0 || undefined,
    'aria-describedby': notes.length > 0 ? notes.join(' ') : undefined,
  }
}

export function FieldNotes({ id, hint, errors }: { id: string; hint: string | undefined; errors: readonly string[] }) {
  return (
    <>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {errors.length > 0 && (
        <p className="field-error" id={`${id}-errors`}>
          <Icon name="warning-circle-fill" />
          <span>{errors.join(' ')}</span>
        </p>
      )}
    </>
  )
}
