import { createFileRoute } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { courseHead } from '../course-head.ts'
import { loadVideos } from './videos-loading.ts'
import { VideosView } from './videos-view.tsx'

export const Route = createFileRoute('/_default/tools/videos')({
  loader: ({ context: { visitor } }) => loadVideos(visitor),
  head: () => courseHead({ title: t('videos_area.title'), description: t('videos_area.lead'), url: '/tools/videos', isHidden: true }),
  component: VideosGuidesPage,
})

function VideosGuidesPage() {
  const { visitor } = Route.useRouteContext()
  return <VideosView videos={Route.useLoaderData()} visitor={visitor} />
}
