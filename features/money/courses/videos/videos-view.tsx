import { PieceCard } from '#features/magazine/pieces/shown/piece-card.tsx'
import { t } from '#web/text/text.ts'
import type { Visitor } from '#web/visitor.ts'
import { LessonList } from '../lesson-list.tsx'
import { MemberFrame } from '../member-frame.tsx'
import type { loadVideos } from './videos-loading.ts'

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
        <Category title={t('videos_area.all')} to="/tools/videos" isHere={category === undefined} />
        {categories.map(({ slug, title: name }) => (
          <Category key={slug} title={name} to={`/tools/videos/categories/${slug}`} isHere={slug === category} />
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

function Category({ title, to, isHere }: { title: string; to: string; isHere: boolean }) {
  return (
    <a className="chip" href={to} aria-current={isHere ? 'page' : undefined} data-selected={isHere || undefined}>
      {title}
    </a>
  )
}
