import { createFileRoute, Link } from '@tanstack/react-router'
import { pageHead } from '#web/start/page-head.ts'
import { startContext } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import css from './accounts.css?url'
import { LetterCard } from './letter-card.tsx'
import { SocialLink } from './social-link.tsx'

export const Route = createFileRoute('/_footerless/social-callback')({
  loader: () => ({ posted: startContext()?.form }),
  head: () => pageHead({ title: t('sign_in.title'), css }),
  component: SocialCallbackPage,
})

/** Seen only where a sign-in elsewhere led to nothing; else the server has sent the browser on. */
function SocialCallbackPage() {
  const { posted } = Route.useLoaderData()
  const { visitor } = Route.useRouteContext()
  return (
    <LetterCard title={t('callback.title')} text={posted?.message ?? (visitor ? t('callback.linking') : t('callback.text'))}>
      <div className="account-form">{visitor ? <BackToSettings /> : <WaysIn />}</div>
    </LetterCard>
  )
}

function WaysIn() {
  return (
    <>
      <SocialLink redirectTo={undefined} />
      <Link className="button main large" to="/sign-in">
        {t('callback.password')}
      </Link>
    </>
  )
}

/** Who was signed in all along wanted to link an account. */
function BackToSettings() {
  return (
    <a className="button main large" href="/settings/password">
      {t('callback.settings')}
    </a>
  )
}
