import { createFileRoute } from '@tanstack/react-router'
import { oneOf, searchOf } from '#web/menus/search.ts'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { SubmissionForm } from '../form/submission-form.tsx'
import css from '../submissions.css?url'

const formSearch = searchOf({ check: oneOf('1') })

export const Route = createFileRoute('/_setup/tools/vendor-submit-wedding/{-$slug}/form/$step')({
  validateSearch: formSearch,
  loader: async ({ context, params }) => {
    const { loadStep } = await import('../form/submission-query.ts')
    const { submission, step } = await loadStep(await context.queries.open(), 'vendor', params.slug, params.step)
    return { slug: submission.slug, step }
  },
  head: () => pageHead({ title: t('submission.form_title'), css }),
  component: VendorFormPage,
})

function VendorFormPage() {
  const { check } = Route.useSearch()
  const { slug, step } = Route.useLoaderData()
  return <SubmissionForm who="vendor" slug={slug} step={step} isChecked={check === '1'} />
}
