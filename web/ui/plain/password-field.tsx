import { useHydrated } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { t } from '../../text/text.ts'
import { Icon } from '../icon.tsx'
import { FieldFrame, fieldState, plainId } from './plain-field.tsx'
import type { TextFieldProps } from './text-field.tsx'

interface Props extends TextFieldProps {
  /** Stands beside the label, and comes after the field for who goes by keyboard. */
  aside?: ReactNode
}

/** A password that can be looked at while it is typed; the button for that comes with the script. */
export function PasswordField({ label, hint, errors, need, aside, ...input }: Props) {
  const [isShown, setShown] = useState(false)
  const isHydrated = useHydrated()
  const id = plainId(input)
  return (
    <FieldFrame id={id} label={label} hint={hint} errors={errors} need={need}>
      <div className="field-with-button">
        <input
          required={need === 'required'}
          className="field-input"
          {...input}
          {...fieldState(id, hint, errors)}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
        />
        {isHydrated && (
          <button
            className="icon-button"
            type="button"
            disabled={input.disabled}
            aria-controls={id}
            aria-label={isShown ? t('account.hide_password') : t('account.show_password')}
            onClick={() => setShown(!isShown)}
          >
            <Icon name={isShown ? 'eye-slash' : 'eye'} />
          </button>
        )}
      </div>
      {aside && <p className="field-aside">{aside}</p>}
    </FieldFrame>
  )
}
