import type { ReactNode } from 'react'
import { FieldNotes } from '../field-notes.tsx'
import { type Need, NeedMark } from '../need-mark.tsx'

export interface PlainField {
  label: string
  name: string
  hint?: string | undefined
  errors?: readonly string[] | undefined
  need?: Need | undefined
}

/** The label above a native field and its notes below. */
export function FieldFrame({
  id,
  label,
  hint,
  errors = [],
  need,
  children,
}: Omit<PlainField, 'name'> & { id: string; children: ReactNode }) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
        <NeedMark need={need} />
      </label>
      {children}
      <FieldNotes id={id} hint={hint} errors={errors} />
    </div>
  )
}

/** Several native fields under one label; the first one has the id, so that a list of errors leads to it. */
export function GroupFrame({
  id,
  label,
  hint,
  errors = [],
  need,
  children,
}: Omit<PlainField, 'name'> & { id: string; children: ReactNode }) {
  const { 'aria-describedby': describedBy } = fieldState(id, hint, errors)
  return (
    <fieldset className="field" data-invalid={errors.length > 0 || undefined} aria-describedby={describedBy}>
      <legend className="field-label">
        {label}
        <NeedMark need={need} />
      </legend>
      {children}
      <FieldNotes id={id} hint={hint} errors={errors} />
    </fieldset>
  )
}

export function plainId(field: { name?: string | undefined; id?: string | undefined }): string {
  return field.id ?? `field-${field.name}`
}

/** The attributes that tie an input to its notes. */
export function fieldState(id: string, hint: string | undefined, errors: readonly string[] = []) {
  const notes = [hint && `${id}-hint`, errors.length > 0 && `${id}-errors`].filter(Boolean)
  return {
    id,
    'aria-invalid': errors.length > 0 || undefined,
    'aria-describedby': notes.length > 0 ? notes.join(' ') : undefined,
  }
}
