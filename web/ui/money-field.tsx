import { useState } from 'react'
import { t } from '../text/text.ts'
import { readMoney, showMoney } from './money.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

interface Props extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'name'> {
  /** Cents; nothing when the field is empty. */
  value: number | null
  onChange: (cents: number | null) => void
}

/** An amount in cents, typed as people write it and shown as `$1,234.50` once they are through. */
export function MoneyField({ value, onChange, errors = [], onBlur, ...field }: Props) {
  const [typed, setTyped] = useState<string>()
  const [isUnread, setUnread] = useState(false)

  function edit(text: string) {
    setTyped(text)
    setUnread(false)
    const cents = readMoney(text)
    if (cents !== undefined || text.trim() === '') onChange(cents ?? null)
  }

  return (
    <TextField
      placeholder="$0.00"
      autoComplete="off"
      {...field}
      inputMode="decimal"
      errors={isUnread ? [t('field.money_unread')] : errors}
      value={typed ?? (value === null ? '' : showMoney(value))}
      onChange={edit}
      onBlur={(event) => {
        const isWrong = typed !== undefined && typed.trim() !== '' && readMoney(typed) === undefined
        setUnread(isWrong)
        if (!isWrong) setTyped(undefined)
        onBlur?.(event)
      }}
    />
  )
}
