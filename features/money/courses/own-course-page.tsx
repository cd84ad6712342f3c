import { createFileRoute } from '@tanstack/react-router'
import { courseHead } from './course-head.ts'
import { loadCheckout, loadCourse, requireOwn } from './course-loading.ts'
import { CourseView } from './course-view.tsx'

export const Route = createFileRoute('/_default/users/$username/courses/$slug')({
  loader: async ({ params: { username, slug }, context: { visitor } }) => {
    requireOwn(visitor, username)
    const [course, checkout] = await Promise.all([loadCourse(slug), loadCheckout(visitor)])
    return { course, checkout }
  },
  head: ({ loaderData }) => {
    if (!loaderData) return {}
    const { name, excerpt, url, picture } = loaderData.course
    return courseHead({ title: name, description: excerpt, url, picture, isHidden: true })
  },
  component: OwnCoursePage,
})

/** A course of whoever is signed in, under their own name. */
function OwnCoursePage() {
  const { course, checkout } = Route.useLoaderData()
  const { visitor } = Route.useRouteContext()
  const { username } = Route.useParams()
  return <CourseView course={course} visitor={visitor} checkout={checkout} at={`/users/${username}/courses`} />
}
