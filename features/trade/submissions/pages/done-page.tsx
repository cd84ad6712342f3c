import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import css from '../submissions.css?url'
import { WeddingDone } from './wedding-done.tsx'

export const Route = createFileRoute('/_setup/tools/submit-wedding/{-$slug}/form/done')({
  loader: async ({ context, params }) => {
    const { loadSubmission } = await import('../form/submission-query.ts')
    const { slug } = await loadSubmission(await context.queries.open(), 'couple', params.slug)
    return { slug }
  },
  head: () => pageHead({ title: t('submission.done'), css }),
  component: CoupleDonePage,
})

function CoupleDonePage() {
  return <WeddingDone who="couple" slug={Route.useLoaderData().slug} />
}
