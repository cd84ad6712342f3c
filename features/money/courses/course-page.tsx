import { createFileRoute } from '@tanstack/react-router'
import { courseHead } from './course-head.ts'
import { loadCheckout, loadCourse } from './course-loading.ts'
import { CourseView } from './course-view.tsx'

export const Route = createFileRoute('/_default/courses/$slug')({
  loader: async ({ params: { slug }, context: { visitor } }) => {
    const [course, checkout] = await Promise.all([loadCourse(slug), loadCheckout(visitor)])
    return { course, checkout }
  },
  head: ({ loaderData }) => {
    if (!loaderData) return {}
    const { name, excerpt, url, picture } = loaderData.course
    return courseHead({ title: name, description: excerpt, url, picture })
  },
  component: CoursePage,
})

function CoursePage() {
  const { course, checkout } = Route.useLoaderData()
  const { visitor } = Route.useRouteContext()
  return <CourseView course={course} visitor={visitor} checkout={checkout} />
}
