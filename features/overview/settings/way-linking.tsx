import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PasswordField } from '#web/ui/plain/password-field.tsx'

interface Props {
  service: string
  posted: PostedForm | undefined
  user: { email: string; has_password: boolean }
}

/** First the password of who has one, then the way to the provider, by plain forms. */
export function WayLinking({ service, posted: sent, user: { email, has_password } }: Props) {
  const posted = sent?.values['form'] === 'link' ? sent : undefined
  const address = posted?.values['address']
  if (address && posted.message === '') return <GoOn address={address} />
  const fields = (
    <>
      <input type="hidden" name="form" value="link" />
      <input type="hidden" name="service" value={service} />
    </>
  )
  if (!has_password)
    return (
      <form action="/settings/password#ways" method="post">
        {posted && <Refusal posted={posted} />}
        {fields}
        <button className="button small" type="submit">
          {t('settings.link')}
        </button>
      </form>
    )
  return (
    <details open={posted !== undefined}>
      <summary className="button small">{t('settings.link')}</summary>
      <form className="settings-form" action="/settings/password#ways" method="post">
        {posted && <Refusal posted={posted} />}
        {fields}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          id="link-password"
          label={t('settings.password_current')}
          name="password"
          hint={t('settings.link_text')}
          errors={posted?.errors['password']}
          autoComplete="current-password"
          required
        />
        <div className="settings-save">
          <button className="button main" type="submit">
            {t('settings.link_next')}
          </button>
        </div>
      </form>
    </details>
  )
}

function GoOn({ address }: { address: string }) {
  return (
    <div className="settings-go-on" role="status">
      <p>{t('settings.link_there')}</p>
      <a className="button main" href={address}>
        <Icon name="google-logo" />
        {t('settings.link_go')}
      </a>
    </div>
  )
}

function Refusal({ posted }: { posted: PostedForm }) {
  return (
    <p className="form-error" role="alert">
      {Object.keys(posted.errors).length > 0 ? t('form.refused_fields') : posted.message}
    </p>
  )
}
