import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#web/start/page-head.ts'
import { startContext } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { SignOutButton } from '#web/ui/plain/sign-out-button.tsx'

/** Where the sign-out form is posted to, so it shows up only when that failed or when somebody came by the address. */
export const Route = createFileRoute('/_user/sign-out')({
  loader: () => ({ posted: startContext()?.form }),
  head: () => pageHead({ title: t('sign_out.title') }),
  component: SignOutPage,
})

function SignOutPage() {
  const { posted } = Route.useLoaderData()
  return (
    <main className="message-page" id="main">
      <h1>{t('sign_out.title')}</h1>
      {posted && (
        <p className="form-error" role="alert">
          {posted.message}
        </p>
      )}
      <SignOutButton look="main large" />
    </main>
  )
}
