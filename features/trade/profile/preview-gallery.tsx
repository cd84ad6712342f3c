import { PiecePicture } from '#features/magazine/pieces/shown/piece-picture.tsx'
import { inSight } from '#features/magazine/vendors/gallery-in-sight.ts'
import { t } from '#web/text/text.ts'
import { BroughtPicture } from '#web/ui/brought-picture.tsx'
import type { Business } from './contract.ts'

/** The head of the page: those of the record, and those that were brought and are nobody else’s to see yet. */
export function PreviewGallery({ business: { model, files, drawn } }: { business: Business }) {
  const { pictures } = model
  const shown = inSight(pictures)
  if (shown.length === 0) return null
  return (
    <div className="preview-gallery">
      {shown.map(({ name, file_id, alt }, nth) => {
        const brought = file_id === null ? undefined : files[String(file_id)]
        const sizes = nth === 0 ? '(max-width: 1180px) 100vw, 300px' : '(max-width: 1180px) 50vw, 150px'
        return brought ? (
          <BroughtPicture key={`${name} ${file_id}`} of={brought} sizes={sizes} alt={alt} />
        ) : (
          <PiecePicture key={`${name} ${file_id}`} of={drawn[name]} sizes={sizes} shape="4/3" alt={alt} />
        )
      })}
      {pictures.length > shown.length && <p>{t('vendors.pictures', { n: pictures.length })}</p>}
    </div>
  )
}
