import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import css from '../submissions.css?url'
import { MyWeddings } from './my-weddings.tsx'

export const Route = createFileRoute('/_user/tools/submit-wedding/my-weddings')({
  loader: async ({ context }) => {
    const { id } = context.visitor!
    const { listQuery } = await import('../form/submission-query.ts')
    await (await context.queries.open()).ensureQueryData(listQuery(id))
    return { id }
  },
  head: () => pageHead({ title: t('submission.mine'), css }),
  component: CoupleWeddingsPage,
})

function CoupleWeddingsPage() {
  return <MyWeddings who="couple" user_id={Route.useLoaderData().id} />
}
