import { createFileRoute, isNotFound } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { Link } from '#web/ui/link.tsx'
import type { Piece, ShownPicture } from '../content/contract.ts'
import { pieceHead } from '../pieces/piece-head.ts'
import { loadPiece } from '../pieces/piece-loader.ts'
import { IllustratedMark } from '../pieces/shown/illustrated-mark.tsx'
import { PieceColors } from '../pieces/shown/piece-palette.tsx'
import { PiecePicture } from '../pieces/shown/piece-picture.tsx'
import { PieceText } from '../pieces/shown/piece-text.tsx'
import { PieceTitle } from '../pieces/shown/piece-title.tsx'
import css from './albums.css?url'

export const Route = createFileRoute('/_default/albums/$slug')({
  loader: ({ params: { slug } }) => albumOrWedding(slug),
  head: ({ loaderData: piece }) => (piece ? pieceHead({ ...piece, url: `/albums/${piece.slug}` }, { css }) : {}),
  component: AlbumPage,
})

/** An album by its slug, or all pictures of a wedding by the wedding's. */
async function albumOrWedding(slug: string): Promise<Piece> {
  try {
    return await loadPiece({ type: 'album', slug })
  } catch (error) {
    if (isNotFound(error)) return loadPiece({ type: 'real-wedding', slug })
    throw error
  }
}

interface Shown {
  picture: ShownPicture
  /** The wedding that it is from, where that is another piece than this. */
  from?: string
}

/** All pictures on one sheet, each with its number; each leads to where it is seen alone, among the others of the sheet. */
function AlbumPage() {
  const piece = Route.useLoaderData()
  const isAlbum = piece.type === 'album'
  const shown: Shown[] = isAlbum
    ? piece.gallery.map(({ picture, title }) => ({ picture, from: title }))
    : piece.pictures.map((picture) => ({ picture }))
  return (
    <main className="albums-page" id="main">
      <header className="album-head">
        <div>
          <p className="kicker">{isAlbum ? t('albums.one') : piece.title}</p>
          <h1>{isAlbum ? <PieceTitle of={piece} /> : t('albums.sheet', { count: shown.length })}</h1>
          <IllustratedMark of={piece} />
        </div>
        <p>{isAlbum ? <Link to="/albums/real-weddings">{t('albums.all')}</Link> : <Link to={piece.url}>{t('albums.to_story')}</Link>}</p>
      </header>
      {isAlbum ? <PieceText of={piece} /> : <PieceColors fields={piece.fields} />}
      <ol className="sheet">
        {shown.map(({ picture, from }, nth) => (
          <li key={picture.id}>
            <Link to={viewerIn(piece, picture)}>
              <PiecePicture of={picture} sizes="(max-width: 767px) 50vw, 25vw" />
              <b className="num">{nth + 1}</b>
            </Link>
            {(from ?? picture.caption) && <small>{from ?? picture.caption}</small>}
          </li>
        ))}
      </ol>
    </main>
  )
}

function viewerIn({ slug }: Piece, { id }: ShownPicture): string {
  return `/image-viewer/${slug}/${id}`
}
