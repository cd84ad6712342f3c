import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { t } from '../text/text.ts'
import { FieldLabel, FieldMessages, fieldState } from './field.tsx'
import { Icon } from './icon.tsx'
import type { TextFieldProps } from './text-field.tsx'

/** A password that can be looked at while it is typed. */
export function PasswordField({ label, hint, errors, need, placeholder, inputRef, ...field }: Omit<TextFieldProps, 'type'>) {
  const [isShown, setShown] = useState(false)
  return (
    <AriaTextField {...field} {...fieldState({ label, errors, need })} type={isShown ? 'text' : 'password'}>
      <FieldLabel label={label} need={need} />
      <div className="field-with-button">
        <Input className="field-input" placeholder={placeholder} ref={inputRef} autoCapitalize="none" spellCheck={false} />
        <Button
          className="icon-button"
          isDisabled={field.isDisabled ?? false}
          aria-label={isShown ? t('account.hide_password') : t('account.show_password')}
          onPress={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eye-slash' : 'eye'} />
        </Button>
      </div>
      <FieldMessages hint={hint} errors={errors} />
    </AriaTextField>
  )
}
