import * as z from 'zod'
import { ShownPicture } from '#features/files/uploads/shown-picture.ts'
import { ShownPicture as DrawnPicture } from '#features/magazine/content/contract.ts'
import { route } from '#features/route.ts'
import { Day, Id, Moment, text, Version } from '#features/shapes.ts'
import { checkNames } from './checks.ts'
import { VendorModel } from './model.ts'

const vendorArea = route.$route({ tags: ['Vendors’ own side'] })

export const SubmissionState = z.enum(['draft', 'submitted', 'changes', 'published'])

/** A business as those who act for it see it. */
const Business = z.strictObject({
  id: Id,
  role: z.enum(['owner', 'colleague']),
  slug: z.string(),
  url: z.string(),
  is_shown: z.boolean().describe('Whether the directory shows it'),
  is_illustrated: z.boolean(),
  is_verified: z.boolean(),
  is_frozen: z.boolean().describe('Somebody else claims it, so that its name and its contact stay as they are until that is decided'),
  state: SubmissionState,
  note: z.string().describe('What the operator said last'),
  version: Version,
  saved_at: Moment.nullable(),
  submitted_at: Moment.nullable(),
  checked_on: Day.nullable().describe('When the calendar was last checked'),
  checks: z.array(z.enum(checkNames)).describe('What is done of the twelve things that make a profile worth reading'),
  model: z.strictObject(VendorModel.shape),
  files: z.record(z.string(), ShownPicture).describe('Pictures that were brought, by the number of their file'),
  drawn: z.record(z.string(), DrawnPicture).describe('Pictures that its record has, by their name'),
})
export type Business = z.infer<typeof Business>

const Submission = z.strictObject({ data: Business })

export const vendorProfileContract = {
  brochure: vendorArea
    .route({
      method: 'GET',
      path: '/vendors/{slug}/brochures/{file_id}',
      successStatus: 303,
      summary: 'Go on to a brochure that a vendor offers',
    })
    .meta({ policy: 'anyone' })
    .input(z.object({ slug: text(200), file_id: Id })),
  get: vendorArea
    .route({ method: 'GET', path: '/users/me/vendor', summary: 'The business that the caller acts for, or null' })
    .meta({ policy: 'signed_in' })
    .output(z.strictObject({ data: Business.nullable() })),
  create: vendorArea
    .route({
      method: 'POST',
      path: '/content/submit-vendor',
      summary: 'Begin a new business; who acts for one already is answered that',
    })
    .meta({ policy: 'signed_in' })
    .input(z.object({ model: VendorModel.partial().required({ name: true, service: true, place: true }) }))
    .output(Submission),
  update: vendorArea
    .route({ method: 'PUT', path: '/content/submit-vendor/{id}', summary: 'Change what a business says of itself; nobody sees it yet' })
    .meta({ policy: 'own_submission' })
    .input(z.object({ id: Id, model: VendorModel.partial(), version: Version.optional() }))
    .output(Submission),
  submit: vendorArea
    .route({ method: 'POST', path: '/content/submit-vendor/{id}/submit', summary: 'Ask the operator to put it out' })
    .meta({ policy: 'own_submission' })
    .input(z.object({ id: Id }))
    .output(Submission),
}
