import { useHydrated } from '@tanstack/react-router'
import { type ComponentProps, useState } from 'react'
import { t } from '../../text/text.ts'
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
            <Eye isCrossed={isShown} />
          </button>
        )}
      </div>
      <FieldNotes id={id} hint={hint} errors={errors} />
    </div>
  )
}

function Eye({ isCrossed }: { isCrossed: boolean }) {
  return (
    <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinecap="round" aria-hidden="true">
      <path d="M1.8 10q3-5.2 8.2-5.2t8.2 5.2q-3 5.2-8.2 5.2T1.8 10Z" />
      <circle cx="10" cy="10" r="2.6" />
      {isCrossed && <path d="m4 16.5 12-13" />}
    </svg>
  )
}
