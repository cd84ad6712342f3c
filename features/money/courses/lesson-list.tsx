import type { ReactNode } from 'react'
import { t } from '#web/text/text.ts'
import { Link } from '#web/ui/link.tsx'
import type { LessonLine } from './contract.ts'
import { CourseLeaf } from './course-leaf.tsx'
import { isMember, signInFor } from './course-loading.ts'
import { isDone } from './course-sums.ts'
import { clockOf } from './lesson-time.ts'
import type { Visitor } from '#web/visitor.ts'

interface Props {
  lessons: readonly LessonLine[]
  visitor: Visitor
  /** Where a visitor is asked to sign in. */
  page: string
  /** Where somebody who is no member pays; without it the lesson itself leads there. */
  checkout: string | null
  /** The lesson that is open. */
  at?: number
  hasExcerpts?: boolean
}

/** Lessons in their order: each opens, or leads to what is between it and whoever looks. */
export function LessonList({ lessons, visitor, page, checkout, at, hasExcerpts = false }: Props) {
  const isOpen = ({ is_free }: LessonLine) => is_free || isMember(visitor)
  const placeOf = (lesson: LessonLine) => (isOpen(lesson) ? lesson.url : visitor ? (checkout ?? lesson.url) : signInFor(page, lesson.url))
  return (
    <ol className="lesson-list">
      {lessons.map((lesson) => (
        <li key={lesson.id} className={lesson.id === at ? 'here' : undefined}>
          <Way to={placeOf(lesson)} isOpen={isOpen(lesson)} isHere={lesson.id === at}>
            <CourseLeaf is={lesson.id === at ? 'here' : isDone(lesson) ? 'done' : 'open'} />
            <span>
              <b>{lesson.name}</b>
              {hasExcerpts && <small>{lesson.excerpt}</small>}
              {hasExcerpts && (
                <small className="lesson-kind">
                  {lesson.metas.lesson_type === 'video' ? t('course.film') : t('course.to_read')}
                  {lesson.is_free ? ` · ${t('course.free')}` : isMember(visitor) ? '' : ` · ${t('course.members')}`}
                </small>
              )}
            </span>
            <span className="num">{timeOf(lesson)}</span>
          </Way>
        </li>
      ))}
    </ol>
  )
}

/** What leads to the sign-in or out of the courses is a page load. */
function Way({ to, isOpen, isHere, children }: { to: string; isOpen: boolean; isHere: boolean; children: ReactNode }) {
  if (!isOpen) return <a href={to}>{children}</a>
  return (
    <Link to={to} aria-current={isHere ? 'page' : undefined}>
      {children}
    </Link>
  )
}

function timeOf({ duration, progress, metas }: LessonLine): string {
  const all = clockOf(duration)
  const at = progress?.completed_at === null && metas.lesson_type === 'video' ? progress.seconds : 0
  return at > 0 ? t('course.of_time', { at: clockOf(at), all }) : all
}
