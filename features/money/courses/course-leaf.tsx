import { t } from '#web/text/text.ts'

const words = { done: 'course.done', here: 'course.here', open: 'course.open' } as const

/** A leaf for each lesson: filled where it is done, in poppy where one is, an outline where it is to come. */
export function CourseLeaf({ is }: { is: keyof typeof words }) {
  return (
    <svg className={`course-leaf ${is}`} viewBox="0 0 24 24" role="img" aria-label={t(words[is])}>
      <path d="M4 20C3 9 9 3 21 3c0 12-6 18-17 17Z" />
    </svg>
  )
}
