import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components/Switch'
import { FieldMessages, type FieldProps, fieldState } from './field.tsx'

interface Props
  extends Omit<FieldProps, 'need'>,
    Omit<SwitchFieldProps, keyof FieldProps | 'children' | 'className' | 'isInvalid' | 'isRequired'> {}

/** Something that is on or off at once, without saving. */
export function Switch({ label, hint, errors, ...field }: Props) {
  return (
    <SwitchField {...field} {...fieldState({ label, errors })}>
      <SwitchButton className="check switch">
        <span className="check-words">{label}</span>
        <span className="switch-track" />
      </SwitchButton>
      <FieldMessages hint={hint} errors={errors} />
    </SwitchField>
  )
}
