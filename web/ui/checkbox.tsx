import { type CheckboxFieldProps, CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox'
import { CheckboxGroup as AriaGroup } from 'react-aria-components/CheckboxGroup'
import type { Choice } from './choice.ts'
import { FieldLabel, FieldMessages, type FieldProps, fieldState } from './field.tsx'
import { NeedMark } from './need-mark.tsx'

interface Props extends FieldProps, Omit<CheckboxFieldProps, keyof FieldProps | 'children' | 'className' | 'isInvalid' | 'isRequired'> {}

/** One thing that is so or not; `isIndeterminate` when it is so for some. */
export function Checkbox({ label, hint, errors, need, ...field }: Props) {
  return (
    <CheckboxField {...field} {...fieldState({ label, errors, need })}>
      <CheckboxButton className="check">
        <span className="check-box" />
        <span className="check-words">
          {label}
          <NeedMark need={need} />
        </span>
      </CheckboxButton>
      <FieldMessages hint={hint} errors={errors} />
    </CheckboxField>
  )
}

interface GroupProps extends FieldProps {
  choices: readonly Choice[]
  value: string[]
  onChange: (value: string[]) => void
  name?: string
  isDisabled?: boolean
  isReadOnly?: boolean
}

/** Any number of a few things. */
export function CheckboxGroup({ label, hint, errors, need, choices, ...group }: GroupProps) {
  return (
    <AriaGroup {...group} {...fieldState({ label, errors, need })}>
      <FieldLabel label={label} need={need} />
      <div className="checks">
        {choices.map((choice) => (
          <Checkbox
            key={choice.value}
            label={choice.label}
            hint={choice.hint}
            value={choice.value}
            isDisabled={choice.isDisabled ?? false}
          />
        ))}
      </div>
      <FieldMessages hint={hint} errors={errors} />
    </AriaGroup>
  )
}
