import { TextField, type TextFieldProps } from './text-field.tsx'

/** A whole number from nothing up. */
export function NumberField(field: Omit<TextFieldProps, 'type'>) {
  return <TextField min={0} step={1} inputMode="numeric" className="field-input num" {...field} type="number" />
}
