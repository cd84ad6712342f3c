import * as z from 'zod'
import { Card } from '#features/magazine/content/contract.ts'
import { BySlug } from '#features/magazine/enquiries/contract.ts'
import { route } from '#features/route.ts'
import { Day, numberedPage, PageMeta, pageOf, text } from '#features/shapes.ts'
import { places } from './places.ts'
import { Review } from './review-shape.ts'

const vendors = route.$route({ tags: ['Vendors'] })

const Cents = z.int().nonnegative().max(100_000_000_00)
const Share = z.number().min(0).max(1)

const OrderQuery = numberedPage(12).extend({
  service: text(60).default('').describe('The slug of a service'),
  place: z.enum(Object.keys(places) as (keyof typeof places)[]).optional(),
  miles: z.int().min(1).max(500).optional().describe('At most so far from the middle of the town'),
  date: Day.optional().describe('Those alone who are free that day; what is not known is not free'),
  price_most: Cents.optional().describe('In cents: the price that they name, at most'),
  languages: text(300).default('').describe('Spanish,Igbo: each of these'),
  is_verified: z.boolean().default(false),
  styles: text(300).default('').describe('modern,rustic: puts in order, and leaves nobody out'),
  sum: Cents.optional().describe('In cents, for this service: puts in order, and leaves nobody out'),
  guests: z.int().min(1).max(10_000).optional(),
  sort: z.enum(['best', 'near', 'price', 'reviews']).default('best'),
})
export type OrderQuery = z.infer<typeof OrderQuery>

/** The five numbers of the published order, and their sum by its weights. */
const Reason = z.strictObject({
  score: Share,
  fit: Share,
  price_fit: Share,
  rating: Share,
  answered: Share,
  nearness: Share,
})

const Answers = z
  .strictObject({ share: Share.describe('Of the enquiries of 90 days, answered by a person within 48 hours'), median_hours: z.number() })
  .nullable()
  .describe('Null with fewer than five enquiries')

const Reviews = z.strictObject({ count: z.int(), mean: z.number().nullable() })

const Found = z.strictObject({
  piece: Card,
  position: z.int().describe('In the whole list'),
  is_new: z.boolean().describe('Stands at place five or ten because it has fewer than three reviews'),
  city: z.string(),
  state: z.string(),
  miles: z.number().nullable().describe('From the middle of the town that was named'),
  is_free: z.boolean().nullable().describe('On the day that was named'),
  price: z.int().nullable().describe('For the whole wedding, in cents, where it can be worked out'),
  reviews: Reviews,
  weddings: z.int().describe('Real weddings that credit them'),
  answers: Answers,
  reason: Reason,
})
export type Found = z.infer<typeof Found>

const Counts = z.strictObject({
  services: z.record(z.string(), z.int()),
  places: z.record(z.string(), z.int()),
  styles: z.record(z.string(), z.int()).describe('How many of those found name it'),
  languages: z.record(z.string(), z.int()),
  prices: z.record(z.string(), z.int()).describe('How many name at most so many cents'),
  verified: z.int(),
})
export type Counts = z.infer<typeof Counts>

const Facts = z.strictObject({
  reviews: Reviews,
  answers: Answers,
  weddings: z.int(),
  service: z.string(),
  is_photographer: z.boolean(),
  checked_on: Day.nullable().describe('When their calendar was last checked'),
  months: z
    .array(z.strictObject({ month: z.string(), saturdays: z.int(), free: z.int().nullable().describe('Null where it is not known') }))
    .max(12)
    .describe('From this month on: how many Saturdays it still has, and on how many they are free'),
  holds: z.array(z.strictObject({ day: Day, until: Day })).describe('Days that are held, each with when it opens by itself'),
  day: z.enum(['free', 'held', 'booked', 'unknown']).nullable().describe('Of the day that was asked about'),
})
export type Facts = z.infer<typeof Facts>

export const vendorsContract = {
  list: vendors
    .route({ method: 'GET', path: '/vendors', summary: 'Vendors in the order that is published, each with its reason' })
    .meta({ policy: 'anyone' })
    .input(OrderQuery)
    .output(
      z.strictObject({
        data: z.array(Found),
        meta: PageMeta.extend({ counts: Counts.describe('How many there would be with it, under whatever else is chosen') }),
      }),
    ),
  get: vendors
    .route({ method: 'GET', path: '/vendors/{slug}', summary: 'What is known of a vendor beside their own words' })
    .meta({ policy: 'anyone' })
    .input(BySlug.extend({ date: Day.optional() }))
    .output(z.strictObject({ data: Facts })),
  reviews: vendors
    .route({ method: 'GET', path: '/vendors/{slug}/reviews', summary: 'What couples who hired them say, the newest first' })
    .meta({ policy: 'anyone' })
    .input(BySlug.extend(numberedPage(20).shape))
    .output(pageOf(Review).extend({ removed: z.int().describe('How many an operator took away') })),
}
