import { useLayoutEffect, useRef } from 'react'
import { t } from '#web/text/text.ts'
import type { Visitor } from '#web/visitor.ts'
import type { Lesson, LessonLine } from '../contract.ts'
import { sumsOf } from '../course-sums.ts'
import { LessonList } from '../lesson-list.tsx'
import { lengthOf } from '../lesson-time.ts'
import { PaperLink } from '../paper-link.tsx'

interface Props {
  lesson: Lesson
  name: string
  lessons: readonly LessonLine[]
  /** The page of the course. */
  page: string
  visitor: Visitor
}

/** The lessons of the course, open where there is room beside the lesson, and what of this one can be printed. */
export function LessonAside({ lesson: { id, papers }, name, lessons, page, visitor }: Props) {
  const { done, all, left } = sumsOf(lessons)
  const list = useRef<HTMLDetailsElement>(null)
  useLayoutEffect(() => {
    if (matchMedia('(max-width: 1100px)').matches) list.current!.open = false
  }, [])
  return (
    <aside className="lesson-aside" aria-label={t('lesson.in_course')}>
      <details ref={list} open>
        <summary>
          <h2>{name}</h2>
          <span className="num">
            {done === all ? t('lesson.all_done', { all }) : t('lesson.done_left', { done, all, left: lengthOf(left) })}
          </span>
        </summary>
        <LessonList lessons={lessons} visitor={visitor} page={page} checkout={null} at={id} />
      </details>
      {papers.length > 0 && (
        <section aria-labelledby="printables">
          <h3 id="printables">{t('lesson.printables')}</h3>
          <ul>
            {papers.map((paper) => (
              <li key={paper.id}>
                <PaperLink paper={paper} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  )
}
