import { createFileRoute } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { Link } from '#web/ui/link.tsx'
import { PiecePager } from '../pieces/shown/piece-pager.tsx'
import type { Card } from '../content/contract.ts'
import { leanCard } from '../pieces/lean-card.ts'
import { pageAddress, pageSearch } from '../pieces/page-search.ts'
import { followed } from '../machines/feeds.ts'
import { listHead } from '../pieces/piece-head.ts'
import { loadPieces } from '../pieces/piece-loader.ts'
import { PieceCard } from '../pieces/shown/piece-card.tsx'
import { PiecePicture } from '../pieces/shown/piece-picture.tsx'
import css from './albums.css?url'

export const Route = createFileRoute('/_default/albums/real-weddings')({
  validateSearch: pageSearch,
  loaderDeps: ({ search }) => pageSearch(search),
  loader: async ({ deps: { page = 1 } }) => {
    const [albums, weddings] = await Promise.all([
      loadPieces({ type: 'album', per_page: 24 }),
      loadPieces({ type: 'real-wedding', per_page: 24, page }),
    ])
    return { albums: page === 1 ? albums.data.map(leanCard) : [], weddings: weddings.data.map(tileOf), meta: weddings.meta }
  },
  head: ({ loaderData: { meta, albums = [] } = {} }) => {
    const url = pageAddress('/albums/real-weddings', meta?.current_page)
    return followed(
      listHead({
        title: t('albums.title'),
        description: t('albums.lead'),
        url,
        css,
        isHidden: meta?.total === 0,
        picture: albums[0]?.picture,
      }),
      'albums',
    )
  },
  component: AlbumsPage,
})

/** Albums, and a sheet with a picture of each wedding. */
function AlbumsPage() {
  const { albums, weddings, meta } = Route.useLoaderData()
  return (
    <main className="albums-page" id="main">
      <header>
        <p className="kicker">{t('weddings.title')}</p>
        <h1>{t('albums.title')}</h1>
        <p className="lead">{t('albums.lead')}</p>
      </header>
      {albums.length > 0 && (
        <div className="albums-row">
          {albums.map((card) => (
            <PieceCard key={card.id} of={card} sizes="(max-width: 767px) 100vw, 33vw" level={2} />
          ))}
        </div>
      )}
      <h2>{t('albums.of_weddings')}</h2>
      <ul className="sheet">
        {weddings.map(({ id, slug, title, picture }) => (
          <li key={id}>
            <Link to={sheetOf(slug)}>
              <PiecePicture of={picture} sizes="(max-width: 767px) 50vw, 25vw" alt="" />
              <span>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
      <PiecePager meta={meta} />
    </main>
  )
}

/** What a tile of the sheet needs of a wedding. */
function tileOf({ id, slug, title, picture }: Card): Pick<Card, 'id' | 'slug' | 'title' | 'picture'> {
  return { id, slug, title, picture }
}

function sheetOf(slug: string): string {
  return `/albums/${slug}`
}
