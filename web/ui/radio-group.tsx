import { RadioButton, RadioField, RadioGroup as AriaGroup } from 'react-aria-components/RadioGroup'
import { Text } from 'react-aria-components/Text'
import type { Choice } from './choice.ts'
import { type RadioLook, radioClass } from './radio-look.ts'
import { FieldLabel, FieldMessages, type FieldProps, fieldState } from './field.tsx'

interface Props extends FieldProps {
  choices: readonly Choice[]
  value: string | null
  onChange: (value: string) => void
  look?: RadioLook | undefined
  name?: string
  isDisabled?: boolean
  isReadOnly?: boolean
}

/** Exactly one of a few things, all in sight. */
export function RadioGroup({ label, hint, errors, need, choices, look = 'list', ...group }: Props) {
  return (
    <AriaGroup {...group} {...fieldState({ label, errors, need })}>
      <FieldLabel label={label} need={need} />
      <div className={radioClass[look]}>
        {choices.map((choice) => (
          <RadioField key={choice.value} value={choice.value} isDisabled={choice.isDisabled ?? false}>
            <RadioButton className="check">
              <span className="check-box round" />
              <span className="check-words">
                {choice.label}
                {choice.hint && (
                  <Text className="field-hint" slot="description">
                    {choice.hint}
                  </Text>
                )}
              </span>
            </RadioButton>
          </RadioField>
        ))}
      </div>
      <FieldMessages hint={hint} errors={errors} />
    </AriaGroup>
  )
}
