import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { pageHead } from '#web/page-head.ts'
import { hasPage } from '#web/routes.ts'
import { t } from '#web/text/text.ts'

/** Whatever no other page answers; in a browser also the pages of the other kind, which are loaded anew. */
export const Route = createFileRoute('/_default/$')({
  beforeLoad: ({ location: { pathname, href } }) => {
    if (!import.meta.env.SSR && hasPage(pathname)) throw redirect({ href, reloadDocument: true })
    throw notFound()
  },
  head: () => pageHead({ title: t('not_found.message') }),
})
