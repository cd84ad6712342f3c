import { createFileRoute, Link } from '@tanstack/react-router'
import { pageHead } from '#web/page-head.ts'
import { searchOf, words } from '#web/search.ts'
import { startContext } from '#web/start-context.ts'
import { t } from '#web/text/passwords-text.ts'
import css from './accounts.css?url'
import { LetterCard } from './letter-card.tsx'
import { LetterForm } from './letter-form.tsx'

export const Route = createFileRoute('/_footerless/change-address/$token')({
  validateSearch: searchOf({ done: words(5) }),
  loader: () => ({ posted: startContext()?.form }),
  head: () => pageHead({ title: t('change_address.title'), css }),
  component: ChangeAddressPage,
})

/** Behind the letter to a new address. */
function ChangeAddressPage() {
  const { posted } = Route.useLoaderData()
  const { done } = Route.useSearch()
  if (!done || posted) {
    return (
      <LetterCard title={t('change_address.title')} text={t('change_address.text')}>
        <LetterForm label={t('change_address.button')} posted={posted} />
      </LetterCard>
    )
  }
  return (
    <LetterCard title={t('change_address.done_title')} text={t('change_address.done_text')}>
      <p className="account-form">
        <Link className="button main large" to="/sign-in">
          {t('reset.sign_in')}
        </Link>
      </p>
    </LetterCard>
  )
}
