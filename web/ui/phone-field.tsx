import { useLayoutEffect, useRef, useState } from 'react'
import { editPhone, formatPhone } from './phone.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

interface Props extends Omit<TextFieldProps, 'type' | 'inputRef' | 'inputMode'> {
  onChange?: (phone: string) => void
}

/** A phone number that takes its form while it is typed or pasted. */
export function PhoneField({ value, defaultValue = '', onChange, onBlur, ...field }: Props) {
  const [own, setOwn] = useState(() => formatPhone(value ?? defaultValue))
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)
  const text = value ?? own
  // The browser puts the caret at the end of a text that was changed for it.
  useLayoutEffect(() => {
    if (caret.current !== undefined) input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })

  function show(next: string) {
    setOwn(next)
    if (next !== text) onChange?.(next)
  }

  function edit(typed: string) {
    const edited = editPhone(typed, input.current?.selectionStart ?? typed.length)
    caret.current = edited.caret
    show(edited.text)
  }

  return (
    <TextField
      autoComplete="tel"
      placeholder="+1 (555) 555-0123"
      {...field}
      type="tel"
      inputRef={input}
      value={text}
      onChange={edit}
      onBlur={(event) => {
        show(formatPhone(text))
        onBlur?.(event)
      }}
    />
  )
}
