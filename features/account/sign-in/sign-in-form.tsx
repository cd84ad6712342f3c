import { Link } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { PasswordField } from '#web/ui/plain/password-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { AccountForm } from './account-form.tsx'
import type { FormState } from './form-state.ts'

export function SignInForm({ posted, redirectTo, send }: FormState) {
  return (
    <AccountForm
      action="/sign-in"
      posted={posted}
      redirectTo={redirectTo}
      send={send}
      button={t('sign_in.button')}
      failure="Error during sign in."
    >
      <TextField
        id="account-email"
        label={t('account.email')}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={posted?.values['email']}
        errors={posted?.errors['email']}
        required
      />
      <PasswordField
        label={t('account.password')}
        name="password"
        autoComplete="current-password"
        errors={posted?.errors['password']}
        aside={<Link to="/forgot-password">{t('sign_in.forgot')}</Link>}
        required
      />
    </AccountForm>
  )
}
