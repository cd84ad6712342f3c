import { TextField, type TextFieldProps } from './text-field.tsx'

/** A day as the browser lets one type and pick it; posted as `YYYY-MM-DD`. */
export function DateField(field: Omit<TextFieldProps, 'type'>) {
  return <TextField className="field-input num" {...field} type="date" />
}
