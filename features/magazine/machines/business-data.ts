import type { LocalBusiness, Review, Thing } from 'schema-dts'
import { publicAddress } from '#web/start/public-address.ts'
import type { Piece } from '../content/contract.ts'
import { wholeDollars } from '../pieces/whole-dollars.ts'
import { crumbsData } from './crumbs-data.ts'
import { makerOf, pictureData } from './picture-data.ts'

interface Facts {
  reviews: { count: number; mean: number | null }
}

interface Fields {
  location: { city: string; state: string; latitude: number; longitude: number }
  price_from: number
  languages: string[]
  reviews?: { by: string; month: string; stars: number; text: string }[]
}

/** A vendor as a business with its place and what others said of it; nothing at all of one that we invented. */
export function businessData(piece: Piece, facts: Facts, ...under: readonly { title: string; url: string }[]): Thing[] {
  if (piece.is_illustrated) return []
  const { title, url } = piece
  return [businessOf(piece, facts), crumbsData(...under, { title, url })]
}

function businessOf(piece: Piece, { reviews: { count, mean } }: Facts): LocalBusiness {
  const { title, excerpt, url, pictures } = piece
  const { location, price_from, languages, reviews = [] } = piece.fields as unknown as Fields
  const { city, state, latitude, longitude } = location
  return {
    '@type': 'LocalBusiness',
    '@id': `${publicAddress(url)}#business`,
    name: title,
    description: excerpt,
    url: publicAddress(url),
    address: { '@type': 'PostalAddress', addressLocality: city, addressRegion: state, addressCountry: 'US' },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    priceRange: `${wholeDollars(price_from)}+`,
    knowsLanguage: languages,
    image: pictures.flatMap((picture) => pictureData(picture, makerOf(piece, picture))),
    ...(mean !== null &&
      count > 0 && { aggregateRating: { '@type': 'AggregateRating', ratingValue: mean, reviewCount: count, bestRating: 5 } }),
    ...(reviews.length > 0 && { review: reviews.map(reviewOf) }),
  }
}

function reviewOf({ by, month, stars, text }: NonNullable<Fields['reviews']>[number]): Review {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: by },
    datePublished: month,
    reviewBody: text,
    reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5 },
  }
}
