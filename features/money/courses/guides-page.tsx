import { createFileRoute } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { courseHead } from './course-head.ts'
import { loadCourses } from './course-loading.ts'
import { LessonList } from './lesson-list.tsx'
import { MemberFrame } from './member-frame.tsx'

export const Route = createFileRoute('/_default/courses/guides')({
  loader: loadCourses,
  head: () => courseHead({ title: t('guides_course.title'), description: t('guides_course.lead'), url: '/courses/guides', isHidden: true }),
  component: CourseGuidesPage,
})

/** The lessons that are read, by course. */
function CourseGuidesPage() {
  const { visitor } = Route.useRouteContext()
  const courses = Route.useLoaderData()
    .map((course) => ({ ...course, lessons: course.lessons.filter(({ metas }) => metas.lesson_type === 'other') }))
    .filter(({ lessons }) => lessons.length > 0)
  return (
    <MemberFrame
      at="guides"
      visitor={visitor}
      heading={t('guides_course.heading')}
      lead={t('guides_course.lead')}
      nothing={courses.length === 0 && t('guides_course.nothing')}
    >
      {courses.map((course) => (
        <section className="member-lessons" key={course.id}>
          <h2>{course.name}</h2>
          <LessonList lessons={course.lessons} visitor={visitor} page={course.url} checkout={null} hasExcerpts />
        </section>
      ))}
    </MemberFrame>
  )
}
