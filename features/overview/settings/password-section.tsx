import { useSuspenseQuery } from '@tanstack/react-query'
import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { PasswordField } from '#web/ui/plain/password-field.tsx'
import { SessionList } from './session-list.tsx'
import { sessionsQuery } from './settings-loading.ts'
import { WaysPart } from './ways-part.tsx'

interface Props {
  posted: PostedForm | undefined
  user: { email: string; has_password: boolean }
}

/** Where somebody is signed in, with which password, and what else opens the account. */
export function PasswordSection({ posted, user }: Props) {
  const { data: sessions } = useSuspenseQuery(sessionsQuery()).data
  return (
    <>
      <SessionList sessions={sessions} />
      <section>
        <h2>{t('settings.password_title')}</h2>
        {user.has_password ? <PasswordForm posted={posted} email={user.email} /> : <NoPassword />}
      </section>
      <WaysPart posted={posted} user={user} />
    </>
  )
}

function NoPassword() {
  return (
    <>
      <p className="settings-lead">{t('settings.password_none')}</p>
      <a className="button" href="/complete-profile-idc?redirect-to=%2Fsettings%2Fpassword">
        {t('settings.password_set')}
      </a>
    </>
  )
}

function PasswordForm({ posted, email }: { posted: PostedForm | undefined; email: string }) {
  const refused = posted?.values['form'] === 'password' ? posted : undefined
  return (
    <>
      <p className="settings-lead">{t('settings.password_text')}</p>
      <form className="settings-form" action="/settings/password" method="post">
        {refused && (
          <p className="form-error" role="alert">
            {Object.keys(refused.errors).length > 0 ? t('form.refused_fields') : refused.message}
          </p>
        )}
        <input type="hidden" name="form" value="password" />
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={t('settings.password_current')}
          name="current_password"
          errors={refused?.errors['current_password']}
          autoComplete="current-password"
          required
        />
        <PasswordField
          label={t('settings.password_new')}
          name="password"
          hint={t('account.password_hint')}
          errors={refused?.errors['password']}
          autoComplete="new-password"
          minLength={8}
          maxLength={128}
          required
        />
        <div className="settings-save">
          <button className="button main" type="submit">
            {t('settings.password_button')}
          </button>
        </div>
      </form>
    </>
  )
}
