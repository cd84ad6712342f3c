import { createFileRoute, redirect } from '@tanstack/react-router'
import { unlessMissing } from '#web/map/as-missing.ts'
import { pageHead } from '#web/start/page-head.ts'
import { searchOf, words } from '#web/menus/search.ts'
import { startContext } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { AccountForm } from './account-form.tsx'
import css from './accounts.css?url'
import { LetterCard } from './letter-card.tsx'
import { LetterForm } from './letter-form.tsx'
import { LetterWay } from './letter-way.tsx'
import { NewPasswordField } from './new-password-field.tsx'

const readSearch = searchOf({ done: words(5) })

export const Route = createFileRoute('/_footerless/reset-password/{-$token}')({
  validateSearch: readSearch,
  beforeLoad: ({ params, search }) => {
    if (!params.token && !search.done) throw redirect({ to: '/forgot-password' })
  },
  loader: async ({ params: { token } }) => ({ posted: startContext()?.form, link: token ? await loadLink(token) : undefined }),
  head: () => pageHead({ title: t('reset.title'), css }),
  component: ResetPasswordPage,
})

/** Whose password it sets, null when it has run out, undefined when nobody was sent it. */
async function loadLink(token: string): Promise<{ email: string | null } | undefined> {
  const { api } = await import('#web/client/api.ts')
  return (await unlessMissing(api.credentials.resetLink.call({ token })))?.data
}

function ResetPasswordPage() {
  const { posted, link } = Route.useLoaderData()
  const { token } = Route.useParams()
  if (!token) return <Done />
  if (!link) return <Unknown />
  if (!link.email) return <Spent isRefused={posted?.values['form'] === 'again' ? posted : undefined} />
  return (
    <LetterCard title={t('reset.title')} text={t('reset.lead', { email: link.email })}>
      <AccountForm action={`/reset-password/${token}`} posted={posted} redirectTo={undefined} button={t('reset.button')}>
        <input type="text" name="username" autoComplete="username" value={link.email} readOnly hidden />
        <NewPasswordField label={t('reset.password')} errors={posted?.errors['password']} />
      </AccountForm>
    </LetterCard>
  )
}

function Done() {
  return (
    <LetterCard title={t('reset.done_title')} text={t('reset.done_text')}>
      <LetterWay to="/sign-in">{t('reset.sign_in')}</LetterWay>
    </LetterCard>
  )
}

function Spent({ isRefused }: { isRefused: ReturnType<typeof Route.useLoaderData>['posted'] }) {
  return (
    <LetterCard title={t('reset.spent_title')} text={t('reset.spent_text')}>
      <LetterForm name="again" label={t('reset.again')} posted={isRefused} />
    </LetterCard>
  )
}

function Unknown() {
  return (
    <LetterCard title={t('reset.unknown_title')} text={t('reset.unknown_text')}>
      <LetterWay to="/forgot-password">{t('reset.ask')}</LetterWay>
    </LetterCard>
  )
}
