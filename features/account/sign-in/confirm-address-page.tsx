import { createFileRoute, redirect } from '@tanstack/react-router'
import { unlessMissing } from '#web/map/as-missing.ts'
import { pageHead } from '#web/start/page-head.ts'
import { startPath } from '#web/map/routes.ts'
import { searchOf, words } from '#web/menus/search.ts'
import { startContext } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import css from './accounts.css?url'
import { LetterCard } from './letter-card.tsx'
import { LetterForm } from './letter-form.tsx'
import { LetterWay } from './letter-way.tsx'

const readSearch = searchOf({ sent: words(5) })

export const Route = createFileRoute('/_footerless/confirm-address/{-$token}')({
  validateSearch: readSearch,
  beforeLoad: ({ params, context, location }) => {
    if (!params.token && !context.visitor)
      throw redirect({ href: `/?${new URLSearchParams({ login: 'true', 'redirect-to': location.href })}` })
  },
  loader: async ({ params: { token } }) => ({ posted: startContext()?.form, link: token ? await loadLink(token) : undefined }),
  head: () => pageHead({ title: t('confirm.title'), css }),
  component: ConfirmAddressPage,
})

/** What the mailed link can still do; one that nobody was sent has run out as well. */
async function loadLink(token: string) {
  const { api } = await import('#web/client/api.ts')
  const link = await unlessMissing(api.credentials.confirmLink.call({ token }))
  return link?.data ?? { state: 'expired' as const, email: null }
}

function ConfirmAddressPage() {
  const { posted, link } = Route.useLoaderData()
  if (!link) return <Ask />
  if (link.state === 'confirmed') return <Confirmed />
  if (link.state === 'expired') return <Expired />
  return (
    <LetterCard title={t('confirm.title')} text={t('confirm.text', { email: link.email ?? '' })}>
      <LetterForm label={t('confirm.button')} posted={posted} />
    </LetterCard>
  )
}

function Confirmed() {
  return (
    <LetterCard title={t('confirm.done_title')} text={t('confirm.done_text')}>
      <LetterWay to={startPath}>{t('confirm.on')}</LetterWay>
    </LetterCard>
  )
}

/** For whoever is signed in and lost the letter that came with their account. */
function Ask() {
  const { posted } = Route.useLoaderData()
  const { visitor } = Route.useRouteContext()
  const { sent } = Route.useSearch()
  if (!visitor) return <Expired />
  if (visitor.email_verified_at) return <Confirmed />
  const { email } = visitor
  if (sent && !posted) return <LetterCard title={t('forgot.sent_title')} text={t('confirm.sent_text', { email })} />
  return (
    <LetterCard title={t('confirm.ask_title')} text={t('confirm.ask_text', { email })}>
      <LetterForm name="letter" label={t('confirm.send')} posted={posted} />
    </LetterCard>
  )
}

function Expired() {
  return (
    <LetterCard title={t('confirm.expired_title')} text={t('confirm.expired_text')}>
      <LetterWay to="/confirm-address">{t('reset.again')}</LetterWay>
    </LetterCard>
  )
}
