import { t } from '#web/text/text.ts'
import { PasswordField } from '#web/ui/plain/password-field.tsx'

/** A password that is chosen, wherever that is done. */
export function NewPasswordField({ label, errors }: { label: string; errors: readonly string[] | undefined }) {
  return (
    <PasswordField
      label={label}
      name="password"
      hint={t('account.password_hint')}
      errors={errors}
      autoComplete="new-password"
      minLength={8}
      maxLength={128}
      required
    />
  )
}
