import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { Icon } from './icon.tsx'
import { type Need, NeedMark } from './need-mark.tsx'

/** What every field has; `need` says in a word whether it may stay empty. */
export interface FieldProps {
  label: string
  hint?: string | undefined
  errors?: readonly string[] | undefined
  need?: Need | undefined
}

/** What React Aria knows of a field; whether its value will do is decided by who gets it, never by the browser. */
export function fieldState({ errors = [], need }: FieldProps) {
  return {
    className: 'field',
    isInvalid: errors.length > 0,
    isRequired: need === 'required',
    validationBehavior: 'aria' as const,
  }
}

export function FieldLabel({ label, need, className = '' }: Pick<FieldProps, 'label' | 'need'> & { className?: string }) {
  return (
    <Label className={`field-label ${className}`.trim()}>
      {label}
      <NeedMark need={need} />
    </Label>
  )
}

/** The hint and what is wrong; both are read out with the field. */
export function FieldMessages({ hint, errors = [] }: Pick<FieldProps, 'hint' | 'errors'>) {
  return (
    <>
      {hint && (
        <Text className="field-hint" slot="description" elementType="p">
          {hint}
        </Text>
      )}
      {errors.length > 0 && (
        <FieldError className="field-error" elementType="p">
          <Icon name="warning-circle-fill" />
          <span>{errors.join(' ')}</span>
        </FieldError>
      )}
    </>
  )
}
