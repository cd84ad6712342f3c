import { createFileRoute } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { courseHead } from './course-head.ts'
import { loadCourses } from './course-loading.ts'
import { CoursesView } from './courses-view.tsx'

export const Route = createFileRoute('/_default/courses')({
  loader: loadCourses,
  head: ({ loaderData: courses = [] }) =>
    courseHead({
      title: t('course.title'),
      description: t('course.lead'),
      url: '/courses',
      picture: courses[0]?.picture,
      isHidden: courses.length === 0,
    }),
  component: CoursesPage,
})

function CoursesPage() {
  const courses = Route.useLoaderData()
  const { visitor } = Route.useRouteContext()
  return <CoursesView courses={courses} visitor={visitor} />
}
