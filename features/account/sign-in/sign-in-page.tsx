import { createFileRoute, Link } from '@tanstack/react-router'
import { pageHead } from '#web/start/page-head.ts'
import { searchOf, words } from '#web/menus/search.ts'
import { startContext } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { AccountCard } from './account-card.tsx'
import css from './accounts.css?url'
import { SocialLink } from './social-link.tsx'
import { SignInForm } from './sign-in-form.tsx'

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
    <main className="account-page" id="main">
      <AccountCard view="sign-in">
        <h1>{t('sign_in.title')}</h1>
        <p className="lead">{t('sign_in.lead')}</p>
        <SocialLink redirectTo={redirectTo} />
        <SignInForm posted={posted} redirectTo={redirectTo} />
        <p className="account-other">
          <Link to="/sign-in-link/{-$token}" params={{ token: undefined }}>
            {t('sign_in.by_link')}
          </Link>
        </p>
        <p className="account-other">
          {t('sign_in.no_account')}{' '}
          <Link to="/sign-up" search={{ 'redirect-to': redirectTo }}>
            {t('sign_in.get_one')}
          </Link>
        </p>
      </AccountCard>
    </main>
  )
}
