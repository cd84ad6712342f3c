import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Input } from 'react-aria-components/Input'
import { NumberField as AriaNumberField, type NumberFieldProps as AriaProps } from 'react-aria-components/NumberField'
import { FieldLabel, FieldMessages, type FieldProps, fieldState } from './field.tsx'
import { Icon } from './icon.tsx'

interface Props
  extends FieldProps,
    Omit<AriaProps, keyof FieldProps | 'children' | 'className' | 'isInvalid' | 'isRequired' | 'formatOptions'> {
  placeholder?: string
}

/** A whole number from nothing up, typed or counted with two buttons or the arrow keys. Where less than nothing makes no sense, minus is no sign. */
export function NumberField({ label, hint, errors, need, placeholder, value, minValue = 0, ...field }: Props) {
  return (
    <I18nProvider locale="en-US">
      <AriaNumberField
        minValue={minValue}
        step={1}
        {...field}
        {...(value !== undefined && { value: minValue < 0 ? value : Math.abs(value) })}
        {...fieldState({ label, errors, need })}
        formatOptions={{ maximumFractionDigits: 0 }}
      >
        <FieldLabel label={label} need={need} />
        <Group className="number-group">
          <Input className="field-input num" placeholder={placeholder} />
          <Button className="icon-button" slot="decrement">
            <Icon name="minus" />
          </Button>
          <Button className="icon-button" slot="increment">
            <Icon name="plus" />
          </Button>
        </Group>
        <FieldMessages hint={hint} errors={errors} />
      </AriaNumberField>
    </I18nProvider>
  )
}
