import { useSuspenseQuery } from '@tanstack/react-query'
import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PasswordField } from '#web/ui/plain/password-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import type { Deletion } from '#features/overview/leaving/contract.ts'
import { longDay } from '#web/long-day.ts'
import { deletionQuery } from './settings-loading.ts'

interface Props {
  posted: PostedForm | undefined
  email: string
}

/** The end of an account: what goes with it, and the way back for as long as there is one. */
export function DeletionPart({ posted, email }: Props) {
  const { data: deletion } = useSuspenseQuery(deletionQuery()).data
  return (
    <section className="settings-end">
      <h2>{t('settings.delete')}</h2>
      {deletion.delete_at ? (
        <Leaving day={longDay(deletion.delete_at.slice(0, 10)) ?? ''} />
      ) : (
        <>
          <p>{whatGoes(deletion)}</p>
          <p>{t('settings.delete_days')}</p>
          <details open={posted !== undefined}>
            <summary className="button">
              <Icon name="trash" /> {t('settings.delete_button')}
            </summary>
            <DeletionForm posted={posted} email={email} hasPassword={deletion.has_password} />
          </details>
        </>
      )}
    </section>
  )
}

function Leaving({ day }: { day: string }) {
  return (
    <>
      <p>{t('settings.leaving', { day })}</p>
      <form className="settings-save" action="/settings/privacy" method="post">
        <input type="hidden" name="form" value="keep" />
        <button className="button" type="submit">
          {t('settings.keep')}
        </button>
      </form>
    </>
  )
}

function DeletionForm({ posted, email, hasPassword }: Props & { hasPassword: boolean }) {
  return (
    <form className="settings-form" action="/settings/privacy" method="post">
      {posted && (
        <p className="form-error" role="alert">
          {Object.keys(posted.errors).length > 0 ? t('form.refused_fields') : posted.message}
        </p>
      )}
      <input type="hidden" name="form" value="delete" />
      {hasPassword && <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />}
      {hasPassword ? (
        <PasswordField
          id="delete-password"
          label={t('settings.delete_password')}
          name="password"
          errors={posted?.errors['password']}
          autoComplete="current-password"
          required
        />
      ) : (
        <TextField
          id="delete-email"
          label={t('settings.delete_email')}
          name="email"
          type="email"
          hint={t('settings.delete_email_hint', { email })}
          errors={posted?.errors['email']}
          autoComplete="off"
          required
        />
      )}
      <div className="settings-save">
        <button className="button danger" type="submit">
          {t('settings.delete_confirm')}
        </button>
      </div>
    </form>
  )
}

function whatGoes({ guests, guest_wedding_events: events, user_posses: helpers }: Deletion): string {
  const parts = [
    guests === 1 ? t('settings.goes_guest') : t('settings.goes_guests', { n: guests }),
    events === 1 ? t('settings.goes_event') : t('settings.goes_events', { n: events }),
  ]
  const lost = helpers === 0 ? '' : helpers === 1 ? t('settings.goes_helper') : t('settings.goes_helpers', { n: helpers })
  return `${t('settings.goes', { what: parts.join(', ') })} ${lost}`.trim()
}
