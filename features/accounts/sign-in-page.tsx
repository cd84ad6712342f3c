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

export const Route = createFileRoute('/_footerless/sign-in')({
  validateSearch: searchOf({ 'redirect-to': words(2_000) }),
  loader: () => ({ posted: startContext()?.form }),
  head: () => pageHead({ title: t('sign_in.title'), css }),
  component: SignInPage,
})

function SignInPage() {
  const { posted } = Route.useLoaderData()
  const search = Route.useSearch()
  const redirectTo = search['redirect-to'] ?? posted?.values['redirect-to']
  return (
    <AccountCard kind="sign-in">
      <h1>{t('sign_in.title')}</h1>
      <p className="lead">{t('sign_in.lead')}</p>
      <AccountForm action="/sign-in" posted={posted} redirectTo={redirectTo} button={t('sign_in.button')}>
        <TextField
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
      <p className="account-other">
        {t('sign_in.no_account')}{' '}
        <Link to="/sign-up" search={{ 'redirect-to': redirectTo }}>
          {t('sign_in.get_one')}
        </Link>
      </p>
    </AccountCard>
  )
}
