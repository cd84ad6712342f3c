import { createFileRoute } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { courseHead } from './course-head.ts'
import { loadCheckout, loadCourse, loadCourses } from './course-loading.ts'
import { CourseView } from './course-view.tsx'
import { CoursesView } from './courses-view.tsx'

export const Route = createFileRoute('/_default/tools/courses/{-$slug}')({
  loader: async ({ params: { slug }, context: { visitor } }) => {
    if (slug === undefined) return { courses: await loadCourses(), course: undefined, checkout: null }
    const [course, checkout] = await Promise.all([loadCourse(slug), loadCheckout(visitor)])
    return { courses: [], course, checkout }
  },
  head: ({ loaderData }) => {
    const { name = t('course.title'), excerpt = t('course.lead'), url = '/courses' } = loaderData?.course ?? {}
    return courseHead({ title: name, description: excerpt, url, isHidden: true })
  },
  component: ToolsCoursesPage,
})

/** The courses among the tools: all of them, or the one that the address names. */
function ToolsCoursesPage() {
  const { courses, course, checkout } = Route.useLoaderData()
  const { visitor } = Route.useRouteContext()
  if (course) return <CourseView course={course} visitor={visitor} checkout={checkout} />
  return <CoursesView courses={courses} visitor={visitor} />
}
