import { createFileRoute } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { loadPieces } from '../pieces/piece-loader.ts'
import { pageAddress, pageSearch } from '../pieces/page-search.ts'
import { followed } from '../machines/feeds.ts'
import { listHead } from '../pieces/piece-head.ts'
import { ArticleList } from './article-list.tsx'
import css from './guides.css?url'
import { loadTopics } from './load-topics.ts'

export const Route = createFileRoute('/_default/planning')({
  validateSearch: pageSearch,
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: async ({ deps: { page = 1 } }) => {
    const [list, topics] = await Promise.all([loadPieces({ type: 'article', per_page: 24, page }), loadTopics()])
    return { list, topics }
  },
  head: ({ loaderData: { list } = {} }) => {
    const url = pageAddress('/planning', list?.meta.current_page)
    const picture = list?.data[0]?.picture
    return followed(listHead({ title: t('planning.title'), description: t('planning.lead'), url, css, picture }), 'guides')
  },
  component: PlanningPage,
})

function PlanningPage() {
  const { list, topics } = Route.useLoaderData()
  return <ArticleList kicker={t('planning.kicker')} title={t('planning.title')} lead={t('planning.lead')} list={list} topics={topics} />
}
