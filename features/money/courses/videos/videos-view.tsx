import { leanCard } from '#features/magazine/pieces/lean-card.ts'
import { loadPieces } from '#features/magazine/pieces/piece-loader.ts'
import { PieceCard } from '#features/magazine/pieces/shown/piece-card.tsx'
import { t } from '#web/text/text.ts'
import type { Visitor } from '#web/visitor.ts'
import { loadCheckout, loadCourses } from '../course-loading.ts'
import { LessonList } from '../lesson-list.tsx'
import { MemberFrame } from '../member-frame.tsx'

/** The films of the magazine and the lessons of all courses: of one category, or all of them. */
export async function loadVideos(visitor: Visitor, category?: string) {
  const [films, courses, checkout] = await Promise.all([loadPieces({ type: 'video', per_page: 100 }), loadCourses(), loadCheckout(visitor)])
  const lessons = courses.flatMap((course) => course.lessons)
  const isMeant = (terms: readonly { slug: string }[]) => category === undefined || terms.some(({ slug }) => slug === category)
  const known = [...lessons.flatMap(({ categories }) => categories), ...films.data.flatMap(({ terms }) => terms['video-categories'] ?? [])]
  return {
    films: films.data.filter(({ terms }) => isMeant(terms['video-categories'] ?? [])).map(leanCard),
    lessons: lessons.filter(({ categories }) => isMeant(categories)),
    categories: [...new Map(known.map(({ slug, title }) => [slug, title]))].map(([slug, title]) => ({ slug, title })),
    checkout,
  }
}

interface Props {
  videos: Awaited<ReturnType<typeof loadVideos>>
  visitor: Visitor
  category?: string
  title?: string
}

export function VideosView({ videos: { films, lessons, categories, checkout }, visitor, category, title }: Props) {
  const isEmpty = films.length === 0 && lessons.length === 0
  return (
    <MemberFrame
      at="videos"
      visitor={visitor}
      heading={title ?? t('videos_area.heading')}
      lead={t('videos_area.lead')}
      nothing={isEmpty && t('videos_area.nothing')}
    >
      <nav className="chips" aria-label={t('videos_area.categories')}>
        <a className="chip" href="/tools/videos" aria-current={category === undefined ? 'page' : undefined}>
          {t('videos_area.all')}
        </a>
        {categories.map(({ slug, title }) => (
          <a className="chip" key={slug} href={`/tools/videos/categories/${slug}`} aria-current={slug === category ? 'page' : undefined}>
            {title}
          </a>
        ))}
      </nav>
      {lessons.length > 0 && (
        <section className="member-lessons">
          <h2>{t('videos_area.lessons')}</h2>
          <LessonList lessons={lessons} visitor={visitor} page="/courses" checkout={checkout} hasExcerpts />
        </section>
      )}
      {films.length > 0 && (
        <section className="course-cards">
          <h2>{t('videos_area.films')}</h2>
          <ul>
            {films.map((film) => (
              <li key={film.id}>
                <PieceCard of={film} sizes="(max-width: 767px) 100vw, 33vw" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </MemberFrame>
  )
}
