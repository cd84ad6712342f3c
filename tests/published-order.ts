import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'

export interface Search {
  service?: string
  place?: string | undefined
  miles?: number
  sum?: number
  guests?: number
  styles?: string[]
  languages?: string[]
}

/** A vendor as the pieces of the magazine have it. */
interface Listed {
  url: string
  services: string[]
  places: string[]
  languages: string[]
  styles: string[]
  price: number
  unit: string
  latitude: number
  longitude: number
  travels: number
  reviews: number
  stars: number
  /** Of all reviews in its first service. */
  mean: number | null
  answered: number | null
}

interface Row {
  url: string
  terms: Record<string, string[]>
  fields: {
    service: string
    other_services?: string[]
    also_in?: string[]
    location: { place: string; latitude: number; longitude: number }
    travels_miles: number
    price_from: number
    price_unit: string
    languages?: string[]
    reviews?: { stars: number }[]
  }
  in_time: number
  asked: number
}

/** Straight from the pieces, without the columns that the product orders by. */
export async function readVendors(db: Db): Promise<Listed[]> {
  const { rows } = await sql<Row>`
    select url, fields, fields -> 'terms' as terms,
      (select count(*)::integer from enquiries where content_id = content.id and created_at > now() - interval '90 days') as asked,
      (select count(*)::integer from enquiries where content_id = content.id and created_at > now() - interval '90 days'
        and answered_at - created_at < interval '48 hours') as in_time
    from content where type = 'vendor' and status = 'published'`.execute(db)
  return rows.map(({ url, fields, terms, asked, in_time }) => {
    const peers = rows.filter((row) => row.fields.service === fields.service).flatMap((row) => row.fields.reviews ?? [])
    const { latitude, longitude, place } = fields.location
    return {
      url,
      services: [fields.service, ...(fields.other_services ?? [])],
      places: [place, ...(fields.also_in ?? [])],
      languages: fields.languages ?? ['English'],
      styles: terms['styles'] ?? [],
      price: fields.price_from,
      unit: fields.price_unit,
      latitude,
      longitude,
      travels: fields.travels_miles,
      reviews: fields.reviews?.length ?? 0,
      stars: totalOf(fields.reviews ?? []),
      mean: peers.length > 0 ? totalOf(peers) / peers.length : null,
      answered: asked >= 5 ? in_time / asked : null,
    }
  })
}

/** The middles of the towns, as the page says them. */
const middles: Record<string, Middle> = {
  sonoma: { latitude: 38.292, longitude: -122.458 },
  'hudson-valley': { latitude: 41.927, longitude: -73.997 },
  chicago: { latitude: 41.878, longitude: -87.63 },
  austin: { latitude: 30.267, longitude: -97.743 },
  savannah: { latitude: 32.081, longitude: -81.091 },
  seattle: { latitude: 47.606, longitude: -122.332 },
}

interface Middle {
  latitude: number
  longitude: number
}

/** The order that content/page/how-we-order-vendors.md publishes, worked out from that page alone. */
export function sorted(vendors: readonly Listed[], search: Search, middle = middles[search.place ?? '']) {
  const { service, place, miles = Number.POSITIVE_INFINITY, languages = [] } = search
  const meet = vendors.filter(
    (vendor) =>
      (!service || vendor.services.includes(service)) &&
      (!place || vendor.places.includes(place)) &&
      (!middle || milesBetween(middle, vendor) <= miles) &&
      languages.every((one) => vendor.languages.includes(one)),
  )
  const day = new Date().toISOString().slice(0, 10)
  const scored = meet.map((vendor) => ({ ...numbersOf(vendor, search, middle), vendor, draw: drawOf(day, vendor.url) }))
  scored.sort((one, other) => other.score - one.score || (one.draw < other.draw ? -1 : 1))
  const list = scored.map(({ draw: _, ...one }) => ({ ...one, is_new: false }))
  for (const seat of [5, 10]) {
    const found = list.findIndex(({ vendor }, nth) => nth >= seat - 1 && vendor.reviews < 3)
    if (found >= 0) list.splice(seat - 1, 0, { ...list.splice(found, 1)[0]!, is_new: true })
  }
  return list.map(({ vendor, ...one }) => ({ url: vendor.url, ...one }))
}

function numbersOf(vendor: Listed, { styles = [], sum, guests }: Search, middle: Middle | undefined) {
  const fit =
    styles.length === 0 || vendor.styles.length === 0 ? 0.5 : styles.filter((one) => vendor.styles.includes(one)).length / styles.length
  const price = vendor.unit === 'wedding' ? vendor.price : vendor.unit === 'guest' && guests ? vendor.price * guests : null
  const price_fit = sum === undefined || price === null ? 0.5 : price <= sum ? 1 : sum === 0 ? 0 : Math.max(0, 1 - (price - sum) / sum)
  const mean = vendor.mean === null ? null : (vendor.stars + 5 * vendor.mean) / (vendor.reviews + 5)
  const rating = mean === null ? 0.5 : (mean - 1) / 4
  const answered = vendor.answered ?? 0.5
  const nearness = middle ? Math.max(0, 1 - milesBetween(middle, vendor) / (vendor.travels || 50)) : 0.5
  const score = 0.35 * fit + 0.25 * price_fit + 0.2 * rating + 0.1 * answered + 0.1 * nearness
  return { score: Math.round((score + 1e-12) * 1e6) / 1e6, fit, price_fit, rating, answered, nearness }
}

/** Straight through the ball to both ends, then round along it. */
function milesBetween(one: Middle, other: Middle): number {
  const [a, b] = [one, other].map(({ latitude, longitude }) => {
    const [up, round] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180]
    return [Math.cos(up) * Math.cos(round), Math.cos(up) * Math.sin(round), Math.sin(up)]
  })
  const chord = Math.hypot(...a!.map((value, nth) => value - b![nth]!))
  return 2 * 3_958.8 * Math.asin(Math.min(1, chord / 2))
}

function drawOf(day: string, url: string): string {
  return createHash('sha256').update(`${day}${url}`).digest('hex')
}

function totalOf(reviews: readonly { stars: number }[]): number {
  return reviews.reduce((sum, { stars }) => sum + stars, 0)
}
