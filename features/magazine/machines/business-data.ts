import type { LocalBusiness, Review, Thing } from 'schema-dts'
import { publicAddress } from '#web/start/public-address.ts'
import type { Piece } from '../content/contract.ts'
import { wholeDollars } from '../pieces/whole-dollars.ts'
import { crumbsData } from './crumbs-data.ts'
import { makerOf, pictureData } from './picture-data.ts'

interface Said {
  signed: string
  words: string
  stars: number
  created_at: string
}

interface Facts {
  reviews: { count: number; mean: number | null }
  /** Of couples who hired them, the newest. */
  booked: readonly Said[]
}

interface Fields {
  location: { city: string; state: string; latitude: number; longitude: number }
  price_from: number
  languages: string[]
  reviews?: readonly unknown[]
}

/** A vendor as a business with its place and what couples who hired it said; nothing at all of one that we invented. */
export function businessData(piece: Piece, facts: Facts, ...under: readonly { title: string; url: string }[]): Thing[] {
  if (piece.is_illustrated) return []
  const { title, url } = piece
  return [businessOf(piece, facts), crumbsData(...under, { title, url })]
}

function businessOf(piece: Piece, { reviews: { count, mean }, booked }: Facts): LocalBusiness {
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
    // Where its page tells of others, too, the sum is not that of bookings.
    ...(mean !== null &&
      booked.length > 0 &&
      reviews.length === 0 && { aggregateRating: { '@type': 'AggregateRating', ratingValue: mean, reviewCount: count, bestRating: 5 } }),
    ...(booked.length > 0 && { review: booked.map(reviewOf) }),
  }
}

function reviewOf({ signed, created_at, stars, words }: Said): Review {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: signed },
    datePublished: created_at.slice(0, 10),
    reviewBody: words,
    reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5 },
  }
}
