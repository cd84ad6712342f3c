import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { PasswordField } from '#web/ui/plain/password-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import type { User } from '#features/account/sign-in/user.ts'

interface Props {
  user: Pick<User, 'email' | 'email_verified_at' | 'has_password'>
  posted: PostedForm | undefined
}

/** Where letters go, and the way to another address. */
export function MailboxPart({ user: { email, email_verified_at, has_password }, posted }: Props) {
  return (
    <section>
      <h2>{t('settings.where_we_write')}</h2>
      <ul className="settings-rows">
        <li>
          <div>
            <b>{email}</b>
            <small data-good={email_verified_at ? true : undefined}>
              {email_verified_at ? t('settings.email_confirmed') : t('settings.email_open')}
            </small>
          </div>
          {!email_verified_at && (
            <a className="button small" href="/confirm-address">
              {t('settings.email_confirm')}
            </a>
          )}
        </li>
      </ul>
      {has_password && (
        <details open={posted !== undefined}>
          <summary className="button">{t('settings.email_other')}</summary>
          <MovingForm posted={posted} />
        </details>
      )}
    </section>
  )
}

function MovingForm({ posted }: Pick<Props, 'posted'>) {
  return (
    <form className="settings-form" action="/settings/profile" method="post">
      {posted && (
        <p className="form-error" role="alert">
          {Object.keys(posted.errors).length > 0 ? t('form.refused_fields') : posted.message}
        </p>
      )}
      <input type="hidden" name="form" value="email" />
      <TextField
        label={t('settings.email_new')}
        name="email"
        type="email"
        hint={t('settings.email_new_hint')}
        errors={posted?.errors['email']}
        defaultValue={posted?.values['email'] ?? ''}
        maxLength={254}
        autoComplete="email"
        required
      />
      <PasswordField
        label={t('settings.password_current')}
        name="password"
        errors={posted?.errors['password']}
        autoComplete="current-password"
        required
      />
      <div className="settings-save">
        <button className="button main" type="submit">
          {t('settings.email_ask')}
        </button>
      </div>
    </form>
  )
}
