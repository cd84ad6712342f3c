import { createFileRoute } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { courseHead } from './course-head.ts'
import { loadCourses, requireOwn } from './course-loading.ts'
import { CoursesView } from './courses-view.tsx'

export const Route = createFileRoute('/_default/users/$username/courses')({
  loader: async ({ params: { username }, context: { visitor } }) => {
    requireOwn(visitor, username)
    return loadCourses()
  },
  head: () => courseHead({ title: t('course.title'), description: t('course.lead'), url: '/courses', isHidden: true }),
  component: OwnCoursesPage,
})

/** The courses of whoever is signed in, under their own name. */
function OwnCoursesPage() {
  const courses = Route.useLoaderData()
  const { visitor } = Route.useRouteContext()
  const { username } = Route.useParams()
  return <CoursesView courses={courses} visitor={visitor} at={`/users/${username}/courses`} />
}
