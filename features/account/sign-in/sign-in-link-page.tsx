import { createFileRoute, Link } from '@tanstack/react-router'
import { pageHead } from '#web/start/page-head.ts'
import { searchOf, words } from '#web/menus/search.ts'
import { startContext } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import css from './accounts.css?url'
import { LetterCard } from './letter-card.tsx'
import { LetterForm } from './letter-form.tsx'
import { LetterRequest } from './letter-request.tsx'

const readSearch = searchOf({ sent: words(5) })

export const Route = createFileRoute('/_footerless/sign-in-link/{-$token}')({
  validateSearch: readSearch,
  loader: () => ({ posted: startContext()?.form }),
  head: () => pageHead({ title: t('sign_in.title'), css }),
  component: SignInLinkPage,
})

function SignInLinkPage() {
  const { token } = Route.useParams()
  const { posted } = Route.useLoaderData()
  const { sent } = Route.useSearch()
  if (token) return <Use />
  if (sent && !posted) return <LetterCard title={t('forgot.sent_title')} text={t('forgot.sent_text')} />
  return (
    <LetterRequest
      action="/sign-in-link"
      posted={posted}
      title={t('link.title')}
      text={t('link.lead')}
      button={t('link.button')}
      back={t('link.back')}
    >
      <input type="hidden" name="form" value="ask" />
    </LetterRequest>
  )
}

/** Opening the letter's page does nothing: mail scanners open every link there is. */
function Use() {
  const { posted } = Route.useLoaderData()
  return (
    <LetterCard title={t('link.use_title')} text={t('link.use_text')}>
      <LetterForm label={t('link.use')} posted={posted} />
      {posted && (
        <p className="account-other">
          <Link to="/sign-in-link/{-$token}" params={{ token: undefined }}>
            {t('link.again')}
          </Link>
        </p>
      )}
    </LetterCard>
  )
}
