import { createFileRoute, notFound } from '@tanstack/react-router'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'

/** Whatever no other page answers. */
export const Route = createFileRoute('/_default/$')({
  beforeLoad: () => {
    throw notFound()
  },
  head: () => pageHead({ title: t('not_found.message') }),
})
