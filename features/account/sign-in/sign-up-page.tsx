import { createFileRoute, Link } from '@tanstack/react-router'
import { pageHead } from '#web/start/page-head.ts'
import { searchOf, words } from '#web/menus/search.ts'
import { startContext } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { AccountCard } from './account-card.tsx'
import { AccountTerms } from './account-terms.tsx'
import css from './accounts.css?url'
import { SocialLink } from './social-link.tsx'
import { SignUpForm } from './sign-up-form.tsx'

const invites = ['/helper-invite/', '/vendor-invite/']

export const Route = createFileRoute('/_footerless/sign-up')({
  validateSearch: searchOf({ 'redirect-to': words(2_000), vendor: words(5) }),
  loader: () => ({ posted: startContext()?.form }),
  head: () => pageHead({ title: t('sign_up.title'), css }),
  component: SignUpPage,
})

function SignUpPage() {
  const { posted } = Route.useLoaderData()
  const search = Route.useSearch()
  const redirectTo = search['redirect-to'] ?? posted?.values['redirect-to']
  const isVendor = (search.vendor ?? posted?.values['vendor']) === 'true'
  // Whoever comes to help is asked nothing about a wedding of their own.
  const isInvited = invites.some((path) => redirectTo?.startsWith(path))
  return (
    <main className="account-page" id="main">
      <AccountCard view="sign-up">
        <h1>{t('sign_up.title')}</h1>
        <p className="lead">{t(isInvited ? 'sign_up.on_the_way_lead' : isVendor ? 'sign_up.vendor_lead' : 'sign_up.lead')}</p>
        <SocialLink redirectTo={redirectTo} isVendor={isVendor} />
        <SignUpForm posted={posted} redirectTo={redirectTo} isVendor={isVendor} />
        <AccountTerms />
        <p className="account-other">
          {t('sign_up.have_account')}{' '}
          <Link to="/sign-in" search={{ 'redirect-to': redirectTo }}>
            {t('sign_up.sign_in')}
          </Link>
          <Link className="account-kind" to="/sign-up" search={{ 'redirect-to': redirectTo, vendor: isVendor ? undefined : 'true' }}>
            {isVendor ? t('sign_up.couple') : t('sign_up.vendor')}
          </Link>
        </p>
      </AccountCard>
    </main>
  )
}
