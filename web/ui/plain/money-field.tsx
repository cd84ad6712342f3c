import { readMoney, showMoney } from '../money.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

interface Props extends Omit<TextFieldProps, 'type' | 'inputMode' | 'defaultValue' | 'value'> {
  /** Cents, or the text that somebody typed before. */
  defaultValue?: number | string | undefined
}

/** An amount; posted as it was typed, so that whoever gets it reads it with `readMoney`. */
export function MoneyField({ defaultValue, onBlur, ...field }: Props) {
  return (
    <TextField
      placeholder="$0.00"
      autoComplete="off"
      className="field-input num"
      {...field}
      inputMode="decimal"
      defaultValue={typeof defaultValue === 'number' ? showMoney(defaultValue) : defaultValue}
      onBlur={(event) => {
        const cents = readMoney(event.currentTarget.value)
        if (cents !== undefined) event.currentTarget.value = showMoney(cents)
        onBlur?.(event)
      }}
    />
  )
}
