import { useRef, useState } from 'react'
import { PiecePicture } from '#features/magazine/pieces/shown/piece-picture.tsx'
import { PieceSources } from '#features/magazine/pieces/shown/piece-sources.tsx'
import { PieceText } from '#features/magazine/pieces/shown/piece-text.tsx'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import type { Visitor } from '#web/visitor.ts'
import type { Course, Lesson } from '../contract.ts'
import { CourseName } from '../course-name.tsx'
import { clockOf } from '../lesson-time.ts'
import { LessonAside } from './lesson-aside.tsx'
import { LessonFilm } from './lesson-film.tsx'
import { LessonHeader } from './lesson-header.tsx'
import { LessonNotes } from './lesson-notes.tsx'
import { LessonTranscript } from './lesson-transcript.tsx'

interface Props {
  lesson: Lesson
  course: Course
  visitor: Visitor
  /** Where the course is found: everybody's address, or one's own. */
  at?: string
}

/** A lesson: its film or its text, what to do with it now, notes, every word, and the way on. */
export function LessonView({ lesson, course: { lessons: all, ...course }, visitor, at = '/courses' }: Props) {
  const film = useRef<HTMLVideoElement>(null)
  // As it was when the page came: what is kept meanwhile moves no film.
  const [stopped] = useState(lesson.progress?.completed_at ? 0 : (lesson.progress?.seconds ?? 0))
  const [seconds, setSeconds] = useState(stopped)
  const page = `${at}/${course.slug}`
  const lessons = all.map((one) => ({ ...one, url: `${page}/${one.slug}` }))
  const place = lessons.findIndex(({ id }) => id === lesson.id)
  const next = lessons[place + 1]
  const seek = (second: number) => {
    if (film.current) film.current.currentTime = second
  }
  const goTo = (second: number) => {
    seek(second)
    film.current?.focus()
  }
  return (
    <>
      <LessonHeader lesson={lesson} name={course.name} lessons={lessons} page={page} isSignedIn={visitor !== null} />
      <main className="lesson-page wrap" id="main">
        <article>
          {lesson.film ? (
            <LessonFilm
              lesson={lesson}
              film={lesson.film}
              player={film}
              stopped={stopped}
              seek={seek}
              onTime={setSeconds}
              isKept={visitor !== null}
            />
          ) : (
            <PiecePicture of={lesson.picture} sizes="(max-width: 1100px) 100vw, 66vw" shape="16/9" isEager />
          )}
          {next && (
            <p className="lesson-next">
              <Icon name="rows" />
              <span>
                {t('lesson.up_next')} <b>{next.name}</b> <span className="num">{clockOf(next.duration)}</span>
              </span>
              <Link to={next.url}>{t('lesson.skip')}</Link>
            </p>
          )}
          <header className="lesson-title">
            <p className="kicker">{t('lesson.nth_kicker', { n: place + 1 })}</p>
            <h1>
              <CourseName of={lesson} />
            </h1>
            {course.author && <p>{t('course.by', { name: course.author.title })}</p>}
            <p className="lead">{lesson.excerpt}</p>
          </header>
          {lesson.do_it_now && <DoItNow act={lesson.do_it_now} />}
          <PieceText of={lesson.piece} />
          <PieceSources of={lesson.piece} />
          <LessonNotes lesson={lesson} seconds={seconds} isSignedIn={visitor !== null} goTo={goTo} />
          {lesson.film && <LessonTranscript said={lesson.film.transcript} seconds={seconds} goTo={goTo} />}
        </article>
        <LessonAside lesson={lesson} name={course.name} lessons={lessons} page={page} visitor={visitor} />
      </main>
    </>
  )
}

/** What the lesson is for, in the tool where it is done. */
function DoItNow({ act: { to, says, button } }: { act: NonNullable<Lesson['do_it_now']> }) {
  return (
    <section className="lesson-act" aria-labelledby="do-it-now">
      <p>
        <b id="do-it-now">{t('lesson.do_it_now')}</b> {says}
      </p>
      <a className="button" href={to}>
        {button}
      </a>
    </section>
  )
}
