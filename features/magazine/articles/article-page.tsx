import { createFileRoute } from '@tanstack/react-router'
import { loadPiece } from '../pieces/piece-loader.ts'
import { Article } from './article.tsx'
import { articleHead } from './article-head.ts'

/** Articles and pages of the site have addresses of one word. */
export const Route = createFileRoute('/_default/$slug')({
  loader: ({ params: { slug } }) => loadPiece({ url: `/${slug}` }),
  head: ({ loaderData: piece }) => (piece ? articleHead(piece) : {}),
  component: ArticlePage,
})

function ArticlePage() {
  return <Article of={Route.useLoaderData()} />
}
