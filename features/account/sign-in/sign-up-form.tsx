import { useHydrated } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { AccountForm } from './account-form.tsx'
import type { FormState } from './form-state.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { ownZone } from './own-zone.ts'

interface Props extends FormState {
  /** For somebody who offers something to couples. */
  isVendor?: boolean
}

export function SignUpForm({ posted, redirectTo, send, isVendor }: Props) {
  const isAlive = useHydrated()
  const field = (name: string) => ({
    id: `account-${name}`,
    name,
    defaultValue: posted?.values[name],
    errors: posted?.errors[name],
    required: true,
  })
  return (
    <AccountForm
      action="/sign-up"
      posted={posted}
      redirectTo={redirectTo}
      send={send}
      button={t('sign_up.button')}
      failure="Error during sign up."
    >
      {isAlive && <input type="hidden" name="time_zone" value={ownZone()} />}
      {isVendor && <input type="hidden" name="vendor" value="true" />}
      <div className="account-names">
        <TextField {...field('firstname')} label={t('account.firstname')} autoComplete="given-name" />
        <TextField {...field('lastname')} label={t('account.lastname')} autoComplete="family-name" />
      </div>
      <TextField {...field('email')} label={t('account.email')} type="email" autoComplete="username" />
      <NewPasswordField label={t('account.password')} errors={posted?.errors['password']} />
    </AccountForm>
  )
}
