import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Input } from 'react-aria-components/Input'
import { Popover } from 'react-aria-components/Popover'
import { t } from '../text/text.ts'
import { labelOf } from './choice.ts'
import { ChoiceList } from './choice-list.tsx'
import type { ComboFieldProps, Handed } from './combo-field.tsx'
import { FieldLabel, FieldMessages, fieldState } from './field.tsx'
import { contains } from './folded.ts'

export function ComboFieldLoaded({
  label,
  hint,
  errors,
  need,
  choices,
  value,
  onChange,
  allowsOwnText = false,
  placeholder,
  handed,
  ...field
}: ComboFieldProps & { handed: Handed | undefined }) {
  const [typed, setTyped] = useState(() => handed?.text ?? labelOf(choices, value))
  const chosen = choices.some((choice) => choice.value === value) ? value : null

  function type(text: string) {
    setTyped(text)
    if (allowsOwnText) onChange(choices.find((choice) => choice.label === text)?.value ?? text)
    else if (text === '') onChange('')
  }

  /** Leaving the field comes here as well, with what was chosen before. */
  function choose(key: string | null) {
    if (key !== null) onChange(key)
    if (key !== null || !allowsOwnText) setTyped(labelOf(choices, key ?? ''))
  }

  return (
    <I18nProvider locale="en-US">
      <ComboBox
        {...field}
        {...fieldState({ label, errors, need })}
        autoFocus={handed?.hasFocus ?? false}
        defaultItems={choices.map((choice) => ({ ...choice, id: choice.value }))}
        defaultFilter={contains}
        allowsCustomValue={allowsOwnText}
        allowsEmptyCollection={!allowsOwnText}
        inputValue={typed}
        onInputChange={type}
        selectedKey={chosen}
        onSelectionChange={(key) => choose(key === null ? null : String(key))}
      >
        <FieldLabel label={label} need={need} />
        <Group className="choice field-with-button">
          <Input className="field-input" placeholder={placeholder ?? t('combo.type')} />
          <Button className="icon-button" />
        </Group>
        <FieldMessages hint={hint} errors={errors} />
        <Popover className="choice-popover" offset={4}>
          <ChoiceList empty={t('combo.none')} />
        </Popover>
      </ComboBox>
    </I18nProvider>
  )
}
