import { t } from '#web/text/text.ts'
import { pictureAddress } from '#web/picture-address.ts'
import type { Piece, ShownPicture } from '../content/contract.ts'
import { structuredData } from '../pieces/structured-data.ts'
import { weddingOf } from './wedding.ts'

/** What search engines read of a wedding: itself, its pictures with who took them, and where it stands. Of what we invented, nothing. */
export function weddingData(piece: Piece) {
  if (piece.is_illustrated) return []
  const { url, title, excerpt, published_on, updated_on, author, pictures } = piece
  const article = {
    '@type': 'Article',
    headline: title,
    description: excerpt,
    datePublished: published_on,
    dateModified: updated_on ?? published_on,
    mainEntityOfPage: url,
    ...(author && { author: { '@type': 'Person', name: author.title, url: author.url } }),
    image: pictures.flatMap((picture) => imageOf(piece, picture)),
  }
  const steps = [
    { '@type': 'ListItem', position: 1, name: t('weddings.title'), item: '/real-weddings' },
    { '@type': 'ListItem', position: 2, name: title, item: url },
  ]
  const crumbs = { '@type': 'BreadcrumbList', itemListElement: steps }
  return [structuredData({ '@graph': [article, crumbs] })]
}

function imageOf(piece: Piece, { image, alt, caption, credit, id }: ShownPicture): object[] {
  if (!image) return []
  const by = creditedTo(piece, credit)
  return [
    {
      '@type': 'ImageObject',
      contentUrl: pictureAddress(image, image.width),
      url: `/image-viewer/${id}`,
      name: caption ?? alt,
      width: image.width,
      height: image.height,
      ...(by && { creditText: by, creator: { '@type': 'Organization', name: by }, copyrightNotice: by }),
    },
  ]
}

/** Who took a picture: whoever is named at it, else the wedding's photographer. */
function creditedTo(piece: Piece, credit: string | undefined): string | undefined {
  const slug = credit ?? weddingOf(piece).photographer
  return slug && piece.links[`vendor/${slug}`]?.title
}
