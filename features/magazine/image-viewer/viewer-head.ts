import { structuredData } from '#web/start/structured-data.ts'
import { pictureData } from '../machines/picture-data.ts'
import { pieceHead } from '../pieces/piece-head.ts'
import type { Viewed } from './viewer-loader.ts'
import css from './viewer.css?url'

/** A picture has one address, whatever it is looked at with; what engines read of it is left out where we invented it. */
export function viewerHead({ picture, piece, made }: Viewed) {
  const { id, alt, caption } = picture
  const head = pieceHead({ title: caption ?? alt, excerpt: alt, url: `/image-viewer/${id}`, pictures: [picture] }, { css })
  if (piece.is_illustrated || !import.meta.env.SSR) return head
  return { ...head, meta: [...head.meta, ...structuredData(...pictureData(picture, made[0]))] }
}
