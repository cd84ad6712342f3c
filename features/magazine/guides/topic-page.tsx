import { createFileRoute, notFound } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { loadPieces } from '../pieces/piece-loader.ts'
import { pageAddress, pageSearch } from '../pieces/page-search.ts'
import { structuredData } from '#web/start/structured-data.ts'
import { crumbsData } from '../machines/crumbs-data.ts'
import { followed } from '../machines/feeds.ts'
import { listHead } from '../pieces/piece-head.ts'
import { ArticleList } from './article-list.tsx'
import css from './guides.css?url'
import { loadTopics } from './load-topics.ts'

export const Route = createFileRoute('/_default/planning/$taxonomy')({
  validateSearch: pageSearch,
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: async ({ params: { taxonomy }, deps: { page = 1 } }) => {
    const topics = await loadTopics()
    const topic = topics.find(({ slug }) => slug === taxonomy)
    if (!topic) throw notFound()
    return { topic, topics, list: await loadPieces({ type: 'article', terms: `categories/${topic.slug}`, per_page: 24, page }) }
  },
  head: ({ loaderData }) => {
    if (!loaderData) return {}
    const { topic, list } = loaderData
    const description = t('planning.topic_lead', { topic: topic.title })
    const url = pageAddress(`/planning/${topic.slug}`, list.meta.current_page)
    const [first] = list.data
    const own = { title: topic.title, description, url, css, isHidden: list.meta.total < 3, picture: first?.picture }
    const head = followed(listHead(own), 'guides')
    if (!import.meta.env.SSR) return head
    const crumbs = crumbsData({ title: t('planning.title'), url: '/planning' }, { title: topic.title, url })
    return { ...head, meta: [...head.meta, ...structuredData(crumbs)] }
  },
  component: TopicPage,
})

function TopicPage() {
  const { topic, topics, list } = Route.useLoaderData()
  const lead = t('planning.topic_lead', { topic: topic.title })
  return <ArticleList kicker={t('planning.title')} title={topic.title} lead={lead} list={list} topics={topics} current={topic.slug} />
}
