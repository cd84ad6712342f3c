import { t } from '#web/text/text.ts'
import type { Piece } from '../content/contract.ts'
import { viewerOf } from '../pieces/shown/piece-figure.tsx'
import { PiecePicture } from '../pieces/shown/piece-picture.tsx'
import { inSight } from './gallery-in-sight.ts'

/** Their own pictures, then those of weddings that show their work; each leads to where it is seen alone. */
export function VendorGallery({ of: piece }: { of: Piece }) {
  const pictures = [...piece.pictures, ...piece.gallery.map(({ picture }) => picture)]
  const different = [...new Map(pictures.map((picture) => [picture.image?.name ?? picture.id, picture])).values()]
  const shown = inSight(different)
  const [first] = shown
  if (!first) return null
  return (
    <div className="vendor-gallery" data-count={shown.length}>
      {shown.map((picture, nth) => (
        <a key={picture.id} href={viewerOf(picture)}>
          <PiecePicture
            of={picture}
            sizes={nth === 0 ? '(max-width: 767px) 100vw, 50vw' : '(max-width: 767px) 50vw, 25vw'}
            shape={nth === 0 && shown.length > 1 ? '5/4' : '4/3'}
            isEager={nth === 0}
          />
        </a>
      ))}
      {different.length > shown.length && (
        <a className="button" href={viewerOf(first)}>
          {t('vendors.pictures', { n: different.length })}
        </a>
      )}
    </div>
  )
}
