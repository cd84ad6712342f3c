import type { Ref } from 'react'
import { Input } from 'react-aria-components/Input'
import { TextArea } from 'react-aria-components/TextArea'
import { type TextFieldProps as AriaProps, TextField as AriaTextField } from 'react-aria-components/TextField'
import { FieldLabel, FieldMessages, type FieldProps, fieldState } from './field.tsx'

export interface TextFieldProps
  extends FieldProps,
    Omit<AriaProps, keyof FieldProps | 'children' | 'className' | 'isInvalid' | 'isRequired'> {
  placeholder?: string | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
}

/** One line of text. */
export function TextField({ label, hint, errors, need, placeholder, inputRef, ...field }: TextFieldProps) {
  return (
    <AriaTextField {...field} {...fieldState({ label, errors, need })}>
      <FieldLabel label={label} need={need} />
      <Input className="field-input" placeholder={placeholder} ref={inputRef} />
      <FieldMessages hint={hint} errors={errors} />
    </AriaTextField>
  )
}

interface TextAreaProps extends Omit<TextFieldProps, 'inputRef' | 'type'> {
  rows?: number
}

/** Several lines of text; grows with them where the browser can do that. */
export function TextAreaField({ label, hint, errors, need, placeholder, rows = 4, ...field }: TextAreaProps) {
  return (
    <AriaTextField {...field} {...fieldState({ label, errors, need })}>
      <FieldLabel label={label} need={need} />
      <TextArea className="field-input" placeholder={placeholder} rows={rows} />
      <FieldMessages hint={hint} errors={errors} />
    </AriaTextField>
  )
}
