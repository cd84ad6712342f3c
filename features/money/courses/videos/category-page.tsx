import { createFileRoute, notFound } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { courseHead } from '../course-head.ts'
import { loadVideos } from './videos-loading.ts'
import { VideosView } from './videos-view.tsx'

export const Route = createFileRoute('/_default/tools/videos/categories/$taxonomy')({
  loader: async ({ params: { taxonomy }, context: { visitor } }) => {
    const videos = await loadVideos(visitor, taxonomy)
    const category = videos.categories.find(({ slug }) => slug === taxonomy)
    if (!category) throw notFound()
    return { ...videos, category }
  },
  head: ({ loaderData, params: { taxonomy } }) =>
    courseHead({
      title: loaderData?.category.title ?? t('videos_area.title'),
      description: t('videos_area.lead'),
      url: `/tools/videos/categories/${taxonomy}`,
      isHidden: true,
    }),
  component: CategoryPage,
})

/** The films and lessons of one category. */
function CategoryPage() {
  const { category, ...videos } = Route.useLoaderData()
  const { visitor } = Route.useRouteContext()
  return <VideosView videos={videos} visitor={visitor} category={category.slug} title={category.title} />
}
