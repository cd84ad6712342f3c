import type { Course } from '#features/money/courses/contract.ts'
import { sumsOf } from '#features/money/courses/course-sums.ts'
import { lengthOf } from '#features/money/courses/lesson-time.ts'
import { Emphasis } from '#web/text/emphasis.tsx'
import { t } from '#web/text/text.ts'
import type { Product } from '../pay/offers.ts'

/** The courses, as they stand; where there are none yet, what the operator says of the plan. */
export function PlanWhat({ plan, courses }: { plan: Product | undefined; courses: readonly Course[] }) {
  if (courses.length === 0) return <PlanSaid plan={plan} />
  return (
    <section>
      <p className="kicker">{t('plan.what')}</p>
      <h2>
        <Emphasis text={t('plan.courses_title')} />
      </h2>
      <ol className="plan-list">
        {courses.map((course) => (
          <CourseRow key={course.id} of={course} />
        ))}
      </ol>
    </section>
  )
}

function CourseRow({ of: { url, name, excerpt, author, lessons } }: { of: Course }) {
  const { all, seconds } = sumsOf(lessons)
  return (
    <li>
      <h3>
        <a href={url}>{name}</a>
      </h3>
      <p>{excerpt}</p>
      {author && <p>{t('plan.by', { name: author.title })}</p>}
      <p className="num plan-course-sums">
        <span>{t('course.n_lessons', { n: all })}</span> <span>{lengthOf(seconds)}</span>
      </p>
    </li>
  )
}

function PlanSaid({ plan }: { plan: Product | undefined }) {
  const { additional_info, text } = plan?.details.metadata ?? {}
  return (
    <section>
      <p className="kicker">{t('plan.what')}</p>
      <h2>
        <Emphasis text={t('plan.what_title')} />
      </h2>
      {additional_info && <p className="lead">{additional_info}</p>}
      {text && <p>{text}</p>}
    </section>
  )
}
