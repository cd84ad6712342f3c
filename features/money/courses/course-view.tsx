import { IllustratedMark } from '#features/magazine/pieces/shown/illustrated-mark.tsx'
import { PiecePicture } from '#features/magazine/pieces/shown/piece-picture.tsx'
import { PieceText } from '#features/magazine/pieces/shown/piece-text.tsx'
import { t } from '#web/text/text.ts'
import { Link } from '#web/ui/link.tsx'
import type { Visitor } from '#web/visitor.ts'
import type { loadCourse } from './course-loading.ts'
import { isMember } from './course-loading.ts'
import { CourseName } from './course-name.tsx'
import { nextOf, sumsOf } from './course-sums.ts'
import { LessonList } from './lesson-list.tsx'
import { lengthOf } from './lesson-time.ts'

interface Props {
  course: Awaited<ReturnType<typeof loadCourse>>
  visitor: Visitor
  checkout: string | null
  /** Where it is found: everybody's address, or one's own. */
  at?: string
}

/** What a course is worth, what can be done afterwards, and its lessons: all of it for everybody. */
export function CourseView({ course, visitor, checkout, at = '/courses' }: Props) {
  const { all, done, seconds } = sumsOf(course.lessons)
  const lessons = course.lessons.map((lesson) => ({ ...lesson, url: `${at}/${course.slug}/${lesson.slug}` }))
  return (
    <main className="course-page" id="main">
      <header className="course-band">
        <div className="wrap">
          <div>
            <p className="kicker">
              <Link to={at}>{t('course.title')}</Link>
            </p>
            <h1>
              <CourseName of={course} />
            </h1>
            <p className="lead">{course.excerpt}</p>
            <p className="course-facts num">
              {course.author && <a href={course.author.url}>{t('course.by', { name: course.author.title })}</a>}
              <span>{done > 0 ? t('course.n_of_lessons', { n: done, all }) : t('course.n_lessons', { n: all })}</span>
              <span>{lengthOf(seconds)}</span>
            </p>
            <CourseStart lessons={lessons} visitor={visitor} checkout={checkout} />
            <IllustratedMark of={course} />
          </div>
        </div>
        <PiecePicture of={course.picture} sizes="(max-width: 767px) 100vw, 56vw" isEager />
      </header>
      <div className="course-body wrap">
        <section aria-labelledby="lessons">
          <h2 id="lessons">{t('course.lessons')}</h2>
          <LessonList lessons={lessons} visitor={visitor} page={course.url} checkout={checkout} hasExcerpts />
        </section>
        <div>
          <section aria-labelledby="outcomes">
            <h2 id="outcomes">{t('course.outcomes')}</h2>
            <ul className="course-outcomes">
              {course.outcomes.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="about">
            <h2 id="about">{t('course.about')}</h2>
            <PieceText of={course.piece} />
          </section>
        </div>
      </div>
    </main>
  )
}

/** On with the next lesson; for who may not open it yet, the preview and what membership costs. */
function CourseStart({ lessons, visitor, checkout }: Pick<Props, 'visitor' | 'checkout'> & Pick<Props['course'], 'lessons'>) {
  const next = nextOf({ lessons }) ?? lessons[0]
  const free = lessons.find(({ is_free }) => is_free)
  if (isMember(visitor))
    return (
      next && (
        <p className="buttons">
          <Link className="button main large" to={next.url}>
            {next.position === lessons[0]?.position ? t('course.start') : t('course.carry_on')}
          </Link>
        </p>
      )
    )
  return (
    <p className="buttons">
      {free && (
        <Link className="button main large" to={free.url}>
          {t('course.try')}
        </Link>
      )}
      <a className={free ? 'button large' : 'button main large'} href={checkout ?? '/courses/products'}>
        {t('course.join')}
      </a>
    </p>
  )
}
