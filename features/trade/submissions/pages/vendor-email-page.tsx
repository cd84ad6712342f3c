import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import css from '../submissions.css?url'
import { EmailStep } from './email-step.tsx'

export const Route = createFileRoute('/_setup/tools/vendor-submit-wedding/email')({
  loader: async ({ context }) => {
    const { loadEmail } = await import('./email-loading.ts')
    return loadEmail(await context.queries.open(), 'vendor')
  },
  head: () => pageHead({ title: t('submission.email_title'), css }),
  component: VendorEmailPage,
})

function VendorEmailPage() {
  const { email, draft } = Route.useLoaderData()
  return <EmailStep who="vendor" email={email} draft={draft} />
}
