import { pictureAddress } from '#web/picture-address.ts'
import { pieceHead } from '../pieces/piece-head.ts'
import { structuredData } from '../pieces/structured-data.ts'
import type { Viewed } from './viewer-loader.ts'
import css from './viewer.css?url'

/** A picture has one address, whatever it is looked at with; what engines read of it is left out where we invented it. */
export function viewerHead({ picture, piece, made }: Viewed) {
  const { id, image, alt, caption } = picture
  const { meta, links } = pieceHead({ title: caption ?? alt, excerpt: alt, url: `/image-viewer/${id}` }, { css })
  if (piece.is_illustrated || !image) return { meta, links }
  const [by] = made
  const credits = by && {
    creditText: by.title,
    creator: { '@type': 'Organization', name: by.title, url: by.url },
    copyrightNotice: by.title,
  }
  const contentUrl = pictureAddress(image, image.width)
  const data = { '@type': 'ImageObject', contentUrl, name: caption ?? alt, ...credits }
  return { links, meta: [...meta, structuredData(data)] }
}
