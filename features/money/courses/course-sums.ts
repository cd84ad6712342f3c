import type { Course, LessonLine } from './contract.ts'

/** How much of some lessons is done, in number and in seconds. */
export function sumsOf(lessons: readonly LessonLine[]) {
  const done = lessons.filter(isDone)
  return { all: lessons.length, done: done.length, seconds: sum(lessons), doneSeconds: sum(done), left: sum(lessons) - sum(done) }
}

export function isDone({ progress }: LessonLine): boolean {
  return progress?.completed_at != null
}

/** The lesson to go on with: the first that is not done after the last that is; undefined where all are. */
export function nextOf({ lessons }: Pick<Course, 'lessons'>): LessonLine | undefined {
  const last = lessons.findLastIndex(isDone)
  return lessons.slice(last + 1).find((one) => !isDone(one)) ?? lessons.find((one) => !isDone(one))
}

/** Begun is what has a lesson that is done, or a film that was begun. */
export function standingOf(course: Course): 'begun' | 'to_begin' | 'finished' {
  const { all, done } = sumsOf(course.lessons)
  if (all > 0 && done === all) return 'finished'
  return course.lessons.some(({ progress }) => progress !== null) ? 'begun' : 'to_begin'
}

/** The course that somebody looked into last, if it is not finished. */
export function latestOf(courses: readonly Course[]): Course | undefined {
  const begun = courses.filter((course) => standingOf(course) === 'begun')
  return begun.toSorted((one, other) => lastAt(other).localeCompare(lastAt(one)))[0]
}

function lastAt({ lessons }: Course): string {
  return lessons.map(({ progress }) => progress?.updated_at ?? '').reduce((last, at) => (at > last ? at : last), '')
}

function sum(lessons: readonly LessonLine[]): number {
  return lessons.reduce((total, { duration }) => total + duration, 0)
}
