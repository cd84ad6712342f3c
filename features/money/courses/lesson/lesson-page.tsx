import { createFileRoute } from '@tanstack/react-router'
import { loadLesson } from '../course-loading.ts'
import { lessonHead } from './lesson-head.ts'
import { LessonView } from './lesson-view.tsx'

export const Route = createFileRoute('/_masterclass/courses/$slug/$lesson')({
  loader: ({ params, location }) => loadLesson({ ...params, href: location.href }),
  head: ({ loaderData }) => (loaderData ? lessonHead(loaderData) : {}),
  component: LessonPage,
})

function LessonPage() {
  const { data, course } = Route.useLoaderData()
  const { visitor } = Route.useRouteContext()
  return <LessonView key={data.id} lesson={data} course={course} visitor={visitor} />
}
