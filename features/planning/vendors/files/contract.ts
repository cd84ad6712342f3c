import * as z from 'zod'
import { privateFile } from '#features/files/uploads/private-file.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import { route } from '#features/route.ts'
import { Act, byIdOf, Day, Id, idOf, Moment, text } from '#features/shapes.ts'

export const fileKinds = ['contract', 'certificate', 'quote', 'invoice', 'other'] as const
export type FileKind = (typeof fileKinds)[number]

const Kept = z.strictObject({
  id: Id,
  user_vendor_id: Id.nullable(),
  guest_wedding_event_id: Id.nullable(),
  first_id: Id.nullable().describe('Of a later version, the first'),
  file_id: Id.nullable(),
  name: z.string(),
  kind: z.enum(fileKinds),
  ends_on: z.string().nullable().describe('Until when a certificate counts'),
  version: z.int(),
  created_at: Moment,
  updated_at: Moment,
})

const VendorFile = Kept.extend({
  ...privateFile,
  nth: z.int().describe('Which version it is'),
  is_newest: z.boolean(),
  ends_before: z.string().nullable().describe('The day that the newest of a certificate ends before'),
})

const OneFile = z.strictObject({ data: VendorFile })

export type KeptFile = z.infer<typeof Kept>
export type VendorFile = z.infer<typeof VendorFile>
export const vendorFileFields = Kept.shape

const files = route.$route({ tags: ['Vendor manager'] })
/** An operator sees none, as somebody else neither. */
const needs = { policy: 'planning', permission: permissions.vendors, impersonation: 'refused' } as const

export const vendorFilesContract = {
  list: files
    .route({
      method: 'GET',
      path: '/user-vendors/{id}/files',
      summary: 'What is kept of a vendor, the newest first, with earlier versions',
    })
    .meta(needs)
    .input(byIdOf('user_vendor'))
    .output(z.strictObject({ data: z.array(VendorFile) })),
  create: files
    .route({
      method: 'POST',
      path: '/user-vendors/{id}/files',
      successStatus: 201,
      summary: 'Keep a file with a vendor, or the next version of one',
    })
    .meta(needs)
    .input(
      z.object({
        id: idOf('user_vendor'),
        file_id: Id.describe('A photo or a PDF that the caller brought, or a file of the couple’s that they see'),
        kind: z.enum(fileKinds, 'Please say what it is.').default('other'),
        name: text(200).optional().describe('Else that of the file'),
        ends_on: Day.nullable().default(null).describe('Of a certificate; of anything else it says nothing'),
        version_of: idOf('vendor_file').nullable().default(null).describe('Any version of a file of this vendor'),
        act: Act.optional(),
      }),
    )
    .output(OneFile),
  destroy: files
    .route({ method: 'DELETE', path: '/vendor-files/{id}', successStatus: 204, summary: 'Take a file away, with all its versions' })
    .meta(needs)
    .input(byIdOf('vendor_file').extend({ act: Act.optional() })),
}
