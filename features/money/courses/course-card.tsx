import { IllustratedMark } from '#features/magazine/pieces/shown/illustrated-mark.tsx'
import { PiecePicture } from '#features/magazine/pieces/shown/piece-picture.tsx'
import { t } from '#web/text/text.ts'
import { Link } from '#web/ui/link.tsx'
import type { Course } from './contract.ts'
import { CourseName } from './course-name.tsx'
import { sumsOf } from './course-sums.ts'
import { lengthOf } from './lesson-time.ts'

/** A course in a list: its picture with how much is done, its name, who teaches it and what it is about. */
export function CourseCard({ of: course, to, isEager = false }: { of: Course; to: string; isEager?: boolean }) {
  const { all, done, seconds } = sumsOf(course.lessons)
  return (
    <article className="course-card">
      <PiecePicture of={course.picture} sizes="(max-width: 767px) 100vw, 33vw" shape="3/2" alt="" isEager={isEager} />
      {done > 0 && <progress className="course-progress" max={all} value={done} aria-label={t('course.n_of_lessons', { n: done, all })} />}
      <p className="num">
        <span>{done > 0 ? t('course.n_of_lessons', { n: done, all }) : t('course.n_lessons', { n: all })}</span>
        <span>{lengthOf(seconds)}</span>
      </p>
      <h3>
        <Link to={to}>
          <CourseName of={course} />
        </Link>
      </h3>
      {course.author && <p>{t('course.by', { name: course.author.title })}</p>}
      <p>{course.excerpt}</p>
      <IllustratedMark of={course} />
    </article>
  )
}
