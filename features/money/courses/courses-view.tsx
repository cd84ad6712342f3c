import { PiecePicture } from '#features/magazine/pieces/shown/piece-picture.tsx'
import { Emphasis } from '#web/text/emphasis.tsx'
import { t } from '#web/text/text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Link } from '#web/ui/link.tsx'
import type { Visitor } from '#web/visitor.ts'
import type { Course } from './contract.ts'
import { CourseCard } from './course-card.tsx'
import { CourseLeaf } from './course-leaf.tsx'
import { isDone, latestOf, nextOf, standingOf, sumsOf } from './course-sums.ts'
import { CourseTabs } from './course-tabs.tsx'
import { clockOf, lengthOf } from './lesson-time.ts'

interface Props {
  courses: readonly Course[]
  visitor: Visitor
  /** Where a course is found: everybody's address, or one's own. */
  at?: string
}

/** Every course: where somebody goes on first, then what is begun, what is to begin, and what is finished. */
export function CoursesView({ courses, visitor, at = '/courses' }: Props) {
  const lessons = courses.flatMap((course) => course.lessons)
  const { all, done, seconds, doneSeconds } = sumsOf(lessons)
  const latest = latestOf(courses)
  const inStanding = (standing: string) => courses.filter((course) => standingOf(course) === standing && course !== latest)
  return (
    <main className="courses-page" id="main">
      <CoursesBand latest={latest} first={courses[0]} at={at} />
      <CourseTabs at="courses" visitor={visitor} />
      {courses.length === 0 && (
        <div className="wrap">
          <EmptyState fact={t('course.nothing_title')} hint={t('course.nothing')}>
            <a className="button" href="/guides">
              {t('course.to_guides')}
            </a>
          </EmptyState>
        </div>
      )}
      {done > 0 && (
        <section className="course-count wrap">
          <p>
            <b>{done}</b> <span>{t('course.done_of', { all, done: lengthOf(doneSeconds), length: lengthOf(seconds) })}</span>
          </p>
          <p className="course-leaves" aria-hidden="true">
            {lessons.map((lesson) => (
              <CourseLeaf key={lesson.id} is={isDone(lesson) ? 'done' : 'open'} />
            ))}
          </p>
        </section>
      )}
      <Courses title={t('course.begun')} courses={inStanding('begun')} at={at} />
      <Courses title={done > 0 || latest ? t('course.to_begin') : t('course.title')} courses={inStanding('to_begin')} at={at} />
      <Courses title={t('course.finished')} courses={inStanding('finished')} at={at} />
    </main>
  )
}

function Courses({ title, courses, at }: { title: string; courses: readonly Course[]; at: string }) {
  if (courses.length === 0) return null
  return (
    <section className="course-cards wrap">
      <h2>{title}</h2>
      <ul>
        {courses.map((course) => (
          <li key={course.id}>
            <CourseCard of={course} to={`${at}/${course.slug}`} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The lesson to go on with, or what the courses are. */
function CoursesBand({ latest, first, at }: { latest: Course | undefined; first: Course | undefined; at: string }) {
  const next = latest && nextOf(latest)
  const shown = latest ?? first
  return (
    <header className="course-band">
      <div className="wrap">
        <div>
          <p className="kicker">{t('course.kicker')}</p>
          <h1>
            <Emphasis text={next ? t('course.back_to', { name: next.name }) : t('course.heading')} />
          </h1>
          {latest && next ? <Where latest={latest} next={next} at={at} /> : <p className="lead">{t('course.lead')}</p>}
        </div>
      </div>
      {shown && <PiecePicture of={shown.picture} sizes="(max-width: 767px) 100vw, 56vw" alt="" isEager />}
    </header>
  )
}

function Where({ latest, next, at }: { latest: Course; next: Course['lessons'][number]; at: string }) {
  const { all, done } = sumsOf(latest.lessons)
  const said = { course: latest.name, n: latest.lessons.indexOf(next) + 1, all }
  const seconds = next.progress?.seconds ?? 0
  const page: string = `${at}/${latest.slug}`
  const lesson: string = `${page}/${next.slug}`
  return (
    <>
      <p className="lead">{seconds > 0 ? t('course.back_where', { ...said, time: clockOf(seconds) }) : t('course.back_next', said)}</p>
      <progress className="course-progress" max={all} value={done} aria-label={t('course.n_of_lessons', { n: done, all })} />
      <p className="buttons">
        <Link className="button main large" to={lesson}>
          {t('course.carry_on')}
        </Link>
        <Link className="button large" to={page}>
          {t('course.all_lessons', { n: all })}
        </Link>
      </p>
    </>
  )
}
