import picture from 'virtual:picture/setup-guest-list'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { SetupHeader } from '#web/layouts/setup-header.tsx'
import { pageHead } from '#web/start/page-head.ts'
import { searchOf, words } from '#web/menus/search.ts'
import { type PostedForm, startContext } from '#web/start/start-context.ts'
import { Emphasis } from '#web/text/emphasis.tsx'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { PasswordField } from '#web/ui/plain/password-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import css from './login-links.css?url'

export const Route = createFileRoute('/_setup/complete-profile-idc/{-$step}')({
  validateSearch: searchOf({ 'redirect-to': words(2_000) }),
  beforeLoad: ({ context: { visitor }, params: { step } }) => {
    // A load of its own: where it leads is the server's to say.
    if (visitor?.has_password) throw redirect({ href: '/signed-in', reloadDocument: true })
    if (step && step !== '1') throw redirect({ to: '/complete-profile-idc/{-$step}', params: { step: undefined } })
  },
  loader: () => ({ posted: startContext()?.form }),
  head: () => pageHead({ title: t('finish.title').replaceAll('*', ''), css }),
  component: CompleteProfilePage,
})

/** What an account lacks that was opened by a letter or by a provider. */
function CompleteProfilePage() {
  const { posted } = Route.useLoaderData()
  return (
    <>
      <SetupHeader step={1} steps={1} later={<Later />} />
      <main className="setup-page" id="main">
        <form className="setup-form" method="post">
          <div className="setup-question wrap">
            <h1>
              <Emphasis text={t('finish.title')} />
            </h1>
            <p className="lead">{t('finish.lead')}</p>
            {posted && (
              <p className="form-error" role="alert">
                {Object.keys(posted.errors).length > 0 ? t('form.refused_fields') : posted.message}
              </p>
            )}
            <Fields posted={posted} />
          </div>
          <footer className="setup-foot">
            <div className="wrap">
              <button className="button main large" type="submit">
                {t('finish.button')} <Icon name="arrow-right" />
              </button>
            </div>
          </footer>
        </form>
        <div className="setup-picture" aria-hidden="true">
          <Picture of={picture} sizes="(max-width: 1180px) 1px, 60vw" alt="" />
        </div>
      </main>
    </>
  )
}

/** Whoever goes on without a password comes back by Google or by a letter. */
function Later() {
  const { visitor } = Route.useRouteContext()
  if (!visitor?.firstname) return null
  return (
    <a className="button ghost small" href="/signed-in">
      {t('finish.later')}
    </a>
  )
}

function Fields({ posted }: { posted: PostedForm | undefined }) {
  const { visitor } = Route.useRouteContext()
  const field = (name: 'firstname' | 'lastname') => ({
    id: `finish-${name}`,
    name,
    label: name === 'firstname' ? t('account.firstname') : t('account.lastname'),
    defaultValue: posted?.values[name] ?? visitor?.[name],
    errors: posted?.errors[name],
    required: true,
  })
  return (
    <div className="finish-fields">
      <TextField {...field('firstname')} autoComplete="given-name" />
      <TextField {...field('lastname')} autoComplete="family-name" />
      <input type="text" name="username" autoComplete="username" value={visitor?.email ?? ''} readOnly hidden />
      <PasswordField
        label={t('account.password')}
        name="password"
        hint={t('account.password_hint')}
        errors={posted?.errors['password']}
        autoComplete="new-password"
        minLength={8}
        maxLength={128}
        required
      />
    </div>
  )
}
