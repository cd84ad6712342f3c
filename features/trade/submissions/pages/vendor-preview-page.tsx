import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import css from '../submissions.css?url'
import { WeddingPreview } from './wedding-preview.tsx'

export const Route = createFileRoute('/_setup/tools/vendor-submit-wedding/{-$slug}/preview')({
  loader: async ({ context, params }) => {
    const { loadSubmission } = await import('../form/submission-query.ts')
    const { slug } = await loadSubmission(await context.queries.open(), 'vendor', params.slug)
    return { slug }
  },
  head: () => pageHead({ title: t('submission.preview'), css }),
  component: VendorPreviewPage,
})

function VendorPreviewPage() {
  return <WeddingPreview who="vendor" slug={Route.useLoaderData().slug} />
}
