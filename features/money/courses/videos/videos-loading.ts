import type { Visitor } from '#web/visitor.ts'
import { loadCheckout, loadCourses } from '../course-loading.ts'

/** The films of the magazine and the lessons of all courses: of one category, or all of them. */
export async function loadVideos(visitor: Visitor, category?: string) {
  const { api } = await import('#web/client/api.ts')
  const [films, courses, checkout] = await Promise.all([
    api.content.list.call({ type: 'video', per_page: 100 }),
    loadCourses(),
    loadCheckout(visitor),
  ])
  const lessons = courses.flatMap((course) => course.lessons)
  const isMeant = (terms: readonly { slug: string }[]) => category === undefined || terms.some(({ slug }) => slug === category)
  const known = [...lessons.flatMap(({ categories }) => categories), ...films.data.flatMap(({ terms }) => terms['video-categories'] ?? [])]
  return {
    films: films.data.filter(({ terms }) => isMeant(terms['video-categories'] ?? [])).map((card) => ({ ...card, terms: {}, author: null })),
    lessons: lessons.filter(({ categories }) => isMeant(categories)),
    categories: [...new Map(known.map(({ slug, title }) => [slug, title]))].map(([slug, title]) => ({ slug, title })),
    checkout,
  }
}
