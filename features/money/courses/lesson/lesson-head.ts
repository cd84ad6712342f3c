import type { Course, Lesson } from '../contract.ts'
import { courseHead } from '../course-head.ts'
import css from './lesson.css?url'

/** A lesson that is sold is passed over by engines, which couldn't read it. */
export function lessonHead({ data, course }: { data: Lesson; course: Course }, { isHidden = !data.is_free } = {}) {
  const { name, excerpt, url, picture } = data
  const { meta, links } = courseHead({ title: `${name}, ${course.name}`, description: excerpt, url, picture, isHidden })
  return { meta, links: [...links, { rel: 'stylesheet', href: css }] }
}
