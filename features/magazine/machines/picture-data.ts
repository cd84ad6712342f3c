import type { ImageObject } from 'schema-dts'
import { pictureAddress } from '#web/picture-address.ts'
import { publicAddress } from '#web/start/public-address.ts'
import { legalPaths, site } from '#web/site.ts'
import type { Piece, ShownPicture } from '../content/contract.ts'

interface Maker {
  title: string
  url: string
}

/** A picture with who made it and where it says what may be done with it; undefined until it is drawn. */
export function pictureData({ image, alt, caption, id }: ShownPicture, by: Maker | undefined): ImageObject[] {
  if (!image) return []
  const maker = by ?? { title: site().name, url: '/' }
  return [
    {
      '@type': 'ImageObject',
      contentUrl: publicAddress(pictureAddress(image, image.width)),
      url: publicAddress(`/image-viewer/${id}`),
      name: caption ?? alt,
      width: { '@type': 'QuantitativeValue', value: image.width, unitCode: 'E37' },
      height: { '@type': 'QuantitativeValue', value: image.height, unitCode: 'E37' },
      creator: { '@type': 'Organization', name: maker.title, url: publicAddress(maker.url) },
      creditText: maker.title,
      copyrightNotice: `© ${maker.title}`,
      license: publicAddress(legalPaths().terms_of_use),
      acquireLicensePage: publicAddress(maker.url),
    },
  ]
}

/** Who took a picture of a piece: whoever is named at it, else the photographer of it all. */
export function makerOf({ fields, links }: Pick<Piece, 'fields' | 'links'>, { credit }: Pick<ShownPicture, 'credit'>): Maker | undefined {
  const slug = credit ?? (fields['photographer'] as string | undefined)
  return slug ? links[`vendor/${slug}`] : undefined
}
