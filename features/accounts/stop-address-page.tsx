import { createFileRoute, Link } from '@tanstack/react-router'
import { pageHead } from '#web/page-head.ts'
import { searchOf, words } from '#web/search.ts'
import { startContext } from '#web/start-context.ts'
import { t } from '#web/text/passwords-text.ts'
import css from './accounts.css?url'
import { LetterCard } from './letter-card.tsx'
import { LetterForm } from './letter-form.tsx'

export const Route = createFileRoute('/_footerless/change-address/$token/stop')({
  validateSearch: searchOf({ done: words(5) }),
  loader: () => ({ posted: startContext()?.form }),
  head: () => pageHead({ title: t('stop_address.title'), css }),
  component: StopAddressPage,
})

/** Behind the letter to an address that somebody wants to leave. */
function StopAddressPage() {
  const { posted } = Route.useLoaderData()
  const { done } = Route.useSearch()
  if (!done || posted) {
    return (
      <LetterCard title={t('stop_address.title')} text={t('stop_address.text')}>
        <LetterForm label={t('stop_address.button')} posted={posted} />
      </LetterCard>
    )
  }
  return (
    <LetterCard title={t('stop_address.done_title')} text={t('stop_address.done_text')}>
      <p className="account-form">
        <Link className="button main large" to="/sign-in">
          {t('reset.sign_in')}
        </Link>
      </p>
    </LetterCard>
  )
}
