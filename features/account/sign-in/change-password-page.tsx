import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#web/start/page-head.ts'
import { startPath } from '#web/map/routes.ts'
import { searchOf, words } from '#web/menus/search.ts'
import { startContext } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { PasswordField } from '#web/ui/plain/password-field.tsx'
import { AccountForm } from './account-form.tsx'
import css from './accounts.css?url'
import { LetterCard } from './letter-card.tsx'
import { LetterWay } from './letter-way.tsx'
import { NewPasswordField } from './new-password-field.tsx'

export const Route = createFileRoute('/_footerless/change-password')({
  validateSearch: searchOf({ done: words(5) }),
  loader: () => ({ posted: startContext()?.form }),
  head: () => pageHead({ title: t('change.title'), css }),
  component: ChangePasswordPage,
})

function ChangePasswordPage() {
  const { posted } = Route.useLoaderData()
  const { visitor } = Route.useRouteContext()
  const { done } = Route.useSearch()
  if (done && !posted) return <Done />
  return (
    <LetterCard title={t('change.title')} text={t('change.lead')}>
      <AccountForm action="/change-password" posted={posted} redirectTo={undefined} button={t('change.button')}>
        <input type="text" name="username" autoComplete="username" value={visitor?.email} readOnly hidden />
        <PasswordField
          label={t('change.current')}
          name="current_password"
          errors={posted?.errors['current_password']}
          autoComplete="current-password"
          required
        />
        <NewPasswordField label={t('reset.password')} errors={posted?.errors['password']} />
      </AccountForm>
    </LetterCard>
  )
}

function Done() {
  return (
    <LetterCard title={t('change.done_title')} text={t('change.done_text')}>
      <LetterWay to={startPath}>{t('change.on')}</LetterWay>
    </LetterCard>
  )
}
