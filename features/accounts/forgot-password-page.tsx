import { createFileRoute, Link } from '@tanstack/react-router'
import { pageHead } from '#web/page-head.ts'
import { searchOf, words } from '#web/search.ts'
import { startContext } from '#web/start-context.ts'
import { t } from '#web/text/passwords-text.ts'
import { t as siteText } from '#web/text/text.ts'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { AccountForm } from './account-form.tsx'
import css from './accounts.css?url'
import { LetterCard } from './letter-card.tsx'

export const Route = createFileRoute('/_footerless/forgot-password')({
  validateSearch: searchOf({ sent: words(5) }),
  loader: () => ({ posted: startContext()?.form }),
  head: () => pageHead({ title: siteText('forgot.title'), css }),
  component: ForgotPasswordPage,
})

function ForgotPasswordPage() {
  const { posted } = Route.useLoaderData()
  const { sent } = Route.useSearch()
  if (sent && !posted) return <Sent />
  return (
    <LetterCard title={t('forgot.title')} text={t('forgot.lead')}>
      <AccountForm action="/forgot-password" posted={posted} redirectTo={undefined} button={t('forgot.button')}>
        <TextField
          label={t('account.email')}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={posted?.values['email']}
          errors={posted?.errors['email']}
          required
        />
      </AccountForm>
      <p className="account-other">
        {t('forgot.back')} <Link to="/sign-in">{t('forgot.sign_in')}</Link>
      </p>
    </LetterCard>
  )
}

/** The same for every address, known or not. */
function Sent() {
  return (
    <LetterCard title={t('forgot.sent_title')} text={t('forgot.sent_text')}>
      <div className="account-form">
        <p className="account-other">
          {t('forgot.nothing')} <Link to="/forgot-password">{t('forgot.again')}</Link>.
        </p>
      </div>
    </LetterCard>
  )
}
