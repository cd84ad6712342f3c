import { Button } from 'react-aria-components/Button'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Popover } from 'react-aria-components/Popover'
import { Select, SelectValue, type SelectProps } from 'react-aria-components/Select'
import { t } from '../text/text.ts'
import type { Choice } from './choice.ts'
import { ChoiceList } from './choice-list.tsx'
import { FieldLabel, FieldMessages, type FieldProps, fieldState } from './field.tsx'
import { TextField } from './text-field.tsx'

interface Props extends FieldProps, Pick<SelectProps<Choice>, 'name' | 'isDisabled' | 'autoFocus' | 'placeholder'> {
  choices: readonly Choice[]
  /** What is chosen; nothing is null. */
  value: string | null
  onChange: (value: string) => void
  isReadOnly?: boolean
}

/** One of a few known things. */
export function SelectField({
  label,
  hint,
  errors,
  need,
  choices,
  value,
  onChange,
  isReadOnly,
  placeholder = t('select.choose'),
  ...field
}: Props) {
  if (isReadOnly) {
    const chosen = choices.find((choice) => choice.value === value)?.label ?? ''
    return (
      <TextField label={label} hint={hint} errors={errors} need={need} isDisabled={field.isDisabled ?? false} isReadOnly value={chosen} />
    )
  }
  return (
    <I18nProvider locale="en-US">
      <Select
        {...field}
        {...fieldState({ label, errors, need })}
        placeholder={placeholder}
        value={value}
        onChange={(key) => key !== null && onChange(String(key))}
      >
        <FieldLabel label={label} need={need} />
        <span className="choice">
          <Button className="field-input field-select">
            <SelectValue className="select-value" />
          </Button>
        </span>
        <FieldMessages hint={hint} errors={errors} />
        <Popover className="choice-popover" offset={4}>
          <ChoiceList choices={choices} />
        </Popover>
      </Select>
    </I18nProvider>
  )
}
