import { useHydrated } from '@tanstack/react-router'
import { type ComponentProps, useState } from 'react'
import { t } from '../../text/text.ts'
import { Icon } from '../icon.tsx'
import { FieldNotes, fieldState } from './text-field.tsx'

interface Props extends ComponentProps<'input'> {
  label: string
  name: string
  hint?: string
  errors?: readonly string[] | undefined
}

/** A password that can be looked at while it is typed; the button for that comes with the script. */
export function PasswordField({ label, hint, errors = [], ...input }: Props) {
  const [isShown, setShown] = useState(false)
  const isHydrated = useHydrated()
  const id = `field-${input.name}`
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-with-button">
        <input {...input} {...fieldState(id, hint, errors)} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
        {isHydrated && (
          <button
            className="icon-button"
            type="button"
            aria-controls={id}
            aria-label={isShown ? t('account.hide_password') : t('account.show_password')}
            onClick={() => setShown(!isShown)}
          >
            <Icon name={isShown ? 'eye-slash' : 'eye'} />
          </button>
        )}
      </div>
      <FieldNotes id={id} hint={hint} errors={errors} />
    </div>
  )
}
