import * as z from 'zod'
import { proofs, removals, Review } from '#features/magazine/vendors/review-shape.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import { route } from '#features/route.ts'
import { ById, byIdOf, Id, longText, Moment, numberedPage, pageOf, text } from '#features/shapes.ts'

const ReviewSaid = z.object({
  stars: z
    .int('Please choose from one to five stars.')
    .min(1, 'Please choose from one to five stars.')
    .max(5, 'Please choose from one to five stars.'),
  words: longText(1_200).min(20, 'Please say in a sentence or two how it was.'),
  signed: text(120).min(1, 'Please sign it.'),
  booked: text(120).default('').describe('What they did'),
  guests: z
    .int('Please enter a whole number.')
    .min(1, 'Please enter at least 1.')
    .max(10_000, 'Please enter at most 10000.')
    .nullable()
    .default(null),
})
export type ReviewSaid = z.infer<typeof ReviewSaid>

const OwnReview = z.strictObject({
  name: z.string().describe('Of the vendor'),
  url: z.string().nullable(),
  hinders: z
    .enum(['not_listed', 'not_hired', 'too_early', 'not_proved', 'too_late', 'removed'])
    .nullable()
    .describe('Why nothing can be said now'),
  proof: z.enum(proofs).nullable(),
  month: z.string().nullable(),
  known: z.strictObject({ signed: z.string(), booked: z.string(), guests: z.int().nullable() }),
  review: Review.nullable(),
})
export type OwnReview = z.infer<typeof OwnReview>

const Standing = Review.extend({
  vendor: z.strictObject({ id: Id, title: z.string(), url: z.string() }),
  dispute: z.string(),
  disputed_at: Moment.nullable(),
  settled_at: Moment.nullable(),
  removed_at: Moment.nullable(),
  removal: z.enum(removals).nullable(),
})
export type Standing = z.infer<typeof Standing>

const reviews = route.$route({ tags: ['Reviews'] })
const couples = { policy: 'planning', permission: permissions.vendors, couple: true, impersonation: 'refused' } as const
const vendors = { policy: 'own_vendor_review', impersonation: 'refused' } as const

export const reviewsContract = {
  get: reviews
    .route({
      method: 'GET',
      path: '/user-vendors/{id}/review',
      summary: 'What the couple said of a vendor whom they hired, or what hinders it',
    })
    .meta({ policy: 'planning', permission: permissions.vendors, couple: true })
    .input(byIdOf('user_vendor'))
    .output(z.strictObject({ data: OwnReview })),
  save: reviews
    .route({ method: 'PUT', path: '/user-vendors/{id}/review', summary: 'Say how it was; to be changed for thirty days' })
    .meta(couples)
    .input(byIdOf('user_vendor').extend(ReviewSaid.shape))
    .output(z.strictObject({ data: Review })),
  destroy: reviews
    .route({ method: 'DELETE', path: '/user-vendors/{id}/review', summary: 'Take one’s own review back', successStatus: 204 })
    .meta(couples)
    .input(byIdOf('user_vendor')),
  own: reviews
    .route({ method: 'GET', path: '/vendor-reviews', summary: 'What couples said of the business that the caller acts for' })
    .meta({ policy: 'vendor' })
    .input(numberedPage(20))
    .output(pageOf(Standing)),
  reply: reviews
    .route({ method: 'PUT', path: '/vendor-reviews/{id}/reply', summary: 'Answer a review, once' })
    .meta(vendors)
    .input(ById.extend({ reply: longText(1_200).min(2, 'Please write something.') }))
    .output(z.strictObject({ data: Standing })),
  dispute: reviews
    .route({ method: 'PUT', path: '/vendor-reviews/{id}/dispute', summary: 'Say that a review isn’t true; it stays in sight and says so' })
    .meta(vendors)
    .input(ById.extend({ dispute: longText(1_200).min(20, 'Please say what isn’t true.') }))
    .output(z.strictObject({ data: Standing })),
  all: reviews
    .route({ method: 'GET', path: '/admin/reviews', summary: 'Reviews for the operator, disputed ones first, the oldest first' })
    .meta({ policy: 'admin' })
    .input(numberedPage(20).extend({ id: Id.optional().describe('Only this one') }))
    .output(pageOf(Standing)),
  settle: reviews
    .route({ method: 'PUT', path: '/admin/reviews/{id}', summary: 'Let a disputed review stand, or take it away for a reason' })
    .meta({ policy: 'admin' })
    .input(ById.extend({ removal: z.enum(removals).nullable().describe('Null lets it stand') }))
    .output(z.strictObject({ data: Standing })),
}
