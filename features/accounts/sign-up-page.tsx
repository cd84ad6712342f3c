import { createFileRoute, Link } from '@tanstack/react-router'
import { pageHead } from '#web/page-head.ts'
import { searchOf, words } from '#web/search.ts'
import { startContext } from '#web/start-context.ts'
import { t } from '#web/text/text.ts'
import { PasswordField } from '#web/ui/plain/password-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { AccountCard } from './account-card.tsx'
import { AccountForm } from './account-form.tsx'
import css from './accounts.css?url'

export const Route = createFileRoute('/_footerless/sign-up')({
  validateSearch: searchOf({ 'redirect-to': words(2_000) }),
  loader: () => ({ posted: startContext()?.form }),
  head: () => pageHead({ title: t('sign_up.title'), css }),
  component: SignUpPage,
})

function SignUpPage() {
  const { posted } = Route.useLoaderData()
  const search = Route.useSearch()
  const redirectTo = search['redirect-to'] ?? posted?.values['redirect-to']
  const field = (name: string) => ({ name, defaultValue: posted?.values[name], errors: posted?.errors[name], required: true })
  return (
    <AccountCard kind="sign-up">
      <h1>{t('sign_up.title')}</h1>
      <p className="lead">{t('sign_up.lead')}</p>
      <AccountForm action="/sign-up" posted={posted} redirectTo={redirectTo} button={t('sign_up.button')}>
        <TextField {...field('email')} label={t('account.email')} type="email" autoComplete="username" />
        <div className="account-names">
          <TextField {...field('firstname')} label={t('account.firstname')} autoComplete="given-name" />
          <TextField {...field('lastname')} label={t('account.lastname')} autoComplete="family-name" />
        </div>
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
      </AccountForm>
      <p className="account-other">
        {t('sign_up.have_account')}{' '}
        <Link to="/sign-in" search={{ 'redirect-to': redirectTo }}>
          {t('sign_up.sign_in')}
        </Link>
      </p>
    </AccountCard>
  )
}
