import { createFileRoute } from '@tanstack/react-router'
import { loadLesson, requireOwn } from '../course-loading.ts'
import { lessonHead } from './lesson-head.ts'
import { LessonView } from './lesson-view.tsx'

export const Route = createFileRoute('/_masterclass/users/$username/courses/$slug/$lesson')({
  loader: async ({ params: { username, ...params }, context: { visitor }, location }) => {
    requireOwn(visitor, username)
    return loadLesson({ ...params, href: location.href })
  },
  head: ({ loaderData }) => (loaderData ? lessonHead(loaderData, { isHidden: true }) : {}),
  component: OwnLessonPage,
})

/** A lesson of whoever is signed in, under their own name. */
function OwnLessonPage() {
  const { data, course } = Route.useLoaderData()
  const { visitor } = Route.useRouteContext()
  const { username } = Route.useParams()
  return <LessonView key={data.id} lesson={data} course={course} visitor={visitor} at={`/users/${username}/courses`} />
}
