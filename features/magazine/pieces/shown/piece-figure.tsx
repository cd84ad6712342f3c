import { Link } from '#web/ui/link.tsx'
import type { Piece, ShownPicture } from '../../content/contract.ts'
import { PiecePicture } from './piece-picture.tsx'

/** A picture within a text, by the name that its piece gives it. It leads to where it is seen alone. */
export function PieceFigure({ of: piece, name, size }: { of: Piece; name: string; size: string }) {
  const picture = piece.pictures.find((one) => one.name === name)
  if (!picture) return null
  const sizes = size === 'edge' ? '100vw' : size === 'wide' ? '(max-width: 991px) 100vw, 1000px' : '(max-width: 767px) 100vw, 680px'
  return (
    <figure className={`piece-figure ${size}`}>
      <Link to={viewerOf(picture)}>
        <PiecePicture of={picture} sizes={sizes} />
      </Link>
      {picture.caption && <figcaption>{picture.caption}</figcaption>}
    </figure>
  )
}

/** Where a picture is seen alone, with the others of its piece beside it. */
export function viewerOf({ id }: Pick<ShownPicture, 'id'>): string {
  return `/image-viewer/${id}`
}
