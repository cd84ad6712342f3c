import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import css from '../submissions.css?url'
import { BeginWedding } from './begin-wedding.tsx'

export const Route = createFileRoute('/_setup/tools/submit-wedding/create')({
  head: () => pageHead({ title: t('submission.begin_title'), css }),
  component: CoupleCreatePage,
})

function CoupleCreatePage() {
  return <BeginWedding who="couple" />
}
