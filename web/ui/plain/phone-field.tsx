import { formatPhone, phonePattern } from '../phone.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** A phone number; what was typed in another form is put right when one leaves it, as soon as there is script. */
export function PhoneField({ onBlur, ...field }: Omit<TextFieldProps, 'type' | 'pattern'>) {
  return (
    <TextField
      autoComplete="tel"
      placeholder="+1 (555) 555-0123"
      title="+1 (555) 555-0123"
      {...field}
      type="tel"
      pattern={phonePattern}
      onBlur={(event) => {
        event.currentTarget.value = formatPhone(event.currentTarget.value)
        onBlur?.(event)
      }}
    />
  )
}
