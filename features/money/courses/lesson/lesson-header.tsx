import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import type { Lesson, LessonLine } from '../contract.ts'
import { CourseLeaf } from '../course-leaf.tsx'
import { isDone } from '../course-sums.ts'

interface Props {
  lesson: Lesson
  name: string
  lessons: readonly LessonLine[]
  /** The page of the course. */
  page: string
  isSignedIn: boolean
}

/** The way out, how far one is, back, on, and done. It is a plain form: a film that takes long to load keeps nobody from it. */
export function LessonHeader({ lesson, name, lessons, page, isSignedIn }: Props) {
  const place = lessons.findIndex(({ id }) => id === lesson.id)
  const [previous, next] = [lessons[place - 1], lessons[place + 1]]
  return (
    <header className="course-header">
      <Link className="icon-button" to={page} aria-label={t('lesson.exit')}>
        <Icon name="x" />
      </Link>
      <p>
        <b>{name}</b>
        <small className="num">{t('lesson.nth', { n: place + 1, all: lessons.length })}</small>
      </p>
      <p className="course-leaves" aria-hidden="true">
        {lessons.map((one) => (
          <CourseLeaf key={one.id} is={one.id === lesson.id ? 'here' : isDone(one) ? 'done' : 'open'} />
        ))}
      </p>
      <div className="lesson-ways">
        {previous && (
          <Link className="button ghost" to={previous.url} aria-label={t('lesson.previous')}>
            <Icon name="arrow-left" /> <span>{t('lesson.previous')}</span>
          </Link>
        )}
        {next && (
          <Link className="button ghost" to={next.url} aria-label={t('lesson.next')}>
            <span>{t('lesson.next')}</span> <Icon name="arrow-right" />
          </Link>
        )}
        {isSignedIn && (
          <form method="post">
            <input type="hidden" name="form" value="complete" />
            <input type="hidden" name="lesson" value={lesson.id} />
            <input type="hidden" name="next" value={next?.url ?? page} />
            <button className="button main" type="submit">
              <Icon name="check" />
              <span className="lesson-wide">{t('lesson.complete')}</span>
              <span className="lesson-narrow">{next ? t('lesson.complete_then', { n: place + 2 }) : t('lesson.complete_last')}</span>
            </button>
          </form>
        )}
      </div>
    </header>
  )
}
