import { createFileRoute, notFound } from '@tanstack/react-router'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { Article } from './article.tsx'

/** Whatever no other page answers: what was written for this address, or nothing. Every part of the app knows it, so it loads what it needs late. */
export const Route = createFileRoute('/_default/$')({
  loader: async ({ location: { pathname } }) => {
    if (!/^(\/[a-z0-9-]{1,100}){2,5}$/.test(pathname)) throw notFound()
    const { loadPiece } = await import('../pieces/piece-loader.ts')
    return loadPiece({ url: pathname })
  },
  head: async ({ loaderData: piece }) =>
    piece ? (await import('./article-head.ts')).articleHead(piece) : pageHead({ title: t('not_found.message') }),
  component: OtherPage,
})

function OtherPage() {
  return <Article of={Route.useLoaderData()} />
}
