import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import css from '../submissions.css?url'
import { EmailStep } from './email-step.tsx'

export const Route = createFileRoute('/_setup/tools/submit-wedding/email')({
  loader: async ({ context }) => {
    const { loadEmail } = await import('./email-loading.ts')
    return loadEmail(await context.queries.open(), 'couple')
  },
  head: () => pageHead({ title: t('submission.email_title'), css }),
  component: CoupleEmailPage,
})

function CoupleEmailPage() {
  const { email, draft } = Route.useLoaderData()
  return <EmailStep who="couple" email={email} draft={draft} />
}
