import { createFileRoute, Link } from '@tanstack/react-router'
import { pageHead } from '#web/start/page-head.ts'
import { searchOf, words } from '#web/menus/search.ts'
import { startContext } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import css from './accounts.css?url'
import { LetterCard } from './letter-card.tsx'
import { LetterRequest } from './letter-request.tsx'

export const Route = createFileRoute('/_footerless/forgot-password')({
  validateSearch: searchOf({ sent: words(5) }),
  loader: () => ({ posted: startContext()?.form }),
  head: () => pageHead({ title: t('forgot.title'), css }),
  component: ForgotPasswordPage,
})

function ForgotPasswordPage() {
  const { posted } = Route.useLoaderData()
  const { sent } = Route.useSearch()
  if (sent && !posted) return <Sent />
  return (
    <LetterRequest
      action="/forgot-password"
      posted={posted}
      title={t('forgot.title')}
      text={t('forgot.lead')}
      button={t('forgot.button')}
      back={t('forgot.back')}
    />
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
