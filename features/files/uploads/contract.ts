import * as z from 'zod'
import { route } from '#features/route.ts'
import { ById, Id, Moment, numberedPage, pageOf, text } from '#features/shapes.ts'
import { fileOrders } from './file-orders.ts'
import { useKinds } from './use-kinds.ts'

/** What a file is sent for; a place that takes other files adds its own. */
export const purposes = ['picture', 'document'] as const

const states = ['arriving', 'checking', 'kept', 'refused'] as const

const Sum = z.string().regex(/^[0-9a-f]{64}$/i, 'Please send a SHA-256 as 64 hexadecimal digits.')

const NewUpload = z.object({
  name: text(200).min(1, 'Please give the name of the file.'),
  size: z.int().positive('This file is empty. Please choose another.').max(Number.MAX_SAFE_INTEGER).describe('In bytes'),
  purpose: z.enum(purposes),
  sha256: Sum.optional().describe('Of the whole file; what arrives otherwise is refused'),
})

const Credit = z.strictObject({
  author: z.string(),
  copyright: z.string(),
  licence: z.string(),
  ai: z.string().describe('The digital source type of IPTC, where the picture named one: trainedAlgorithmicMedia'),
})

export const KeptFile = z.strictObject({
  id: Id,
  kind: z.enum(['picture', 'pdf']),
  purpose: z.string(),
  name: z.string(),
  bytes: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  alt: z.string(),
  credit: Credit,
  created_at: Moment,
  deleted_at: Moment.nullable().describe('It can be had back for 30 days'),
  is_missing: z.boolean().describe('The storage has lost it'),
  urls: z.record(z.string(), z.string()).describe('By width, `whole` in its own; signed for the caller, and ending within 20 minutes'),
})

const Begun = z.strictObject({
  id: Id,
  offset: z.int().describe('How much of it is here: where to go on'),
  chunk_size: z.int().describe('What fits well into one PATCH'),
  expires_at: Moment.describe('A day after the last piece'),
})

const Upload = z.strictObject({
  id: Id,
  name: z.string(),
  offset: z.int(),
  size: z.int(),
  state: z.enum(states),
  is_known: z.boolean().describe('The same content was here before; it is kept once'),
  reason: z.string().optional().describe('Why it was refused, and what to do'),
  file: KeptFile.optional(),
})

const FileChange = z
  .object({
    alt: text(500),
    author: text(300),
    copyright: text(300),
    licence: text(300),
    name: text(200).min(1, 'Please give the name of the file.'),
  })
  .partial()

const ListQuery = numberedPage(50).extend({
  purpose: z.enum(purposes).optional(),
  deleted: z.boolean().default(false),
  order: z.enum(fileOrders).default(fileOrders[0]),
})

const ListedFile = KeptFile.extend({ used_in: z.array(z.enum(useKinds)).describe('What it belongs to') })

const FilePage = pageOf(ListedFile).extend({
  room: z.strictObject({
    bytes: z.int().describe('Of all files, and of what is on its way'),
    deleted: z.int().describe('Of what can still be had back; it takes no room'),
    quota: z.int(),
  }),
})

const OneFile = z.strictObject({ data: KeptFile })

export type KeptFile = z.infer<typeof KeptFile>
export type ListedFile = z.infer<typeof ListedFile>
export type Room = z.infer<typeof FilePage>['room']
export type Upload = z.infer<typeof Upload>
export type NewUpload = z.infer<typeof NewUpload>
export type FileChange = z.infer<typeof FileChange>
export type ListQuery = z.infer<typeof ListQuery>

const uploads = route.$route({ tags: ['Files'] })

export const uploadsContract = {
  begin: uploads
    .route({ method: 'POST', path: '/uploads', successStatus: 201, summary: 'Announce a file, or find where the same one stopped' })
    .meta({ policy: 'signed_in' })
    .input(NewUpload)
    .output(Begun),
  get: uploads
    .route({ method: 'GET', path: '/uploads/{id}', summary: 'How far a file is; by HEAD, its Upload-Offset' })
    .meta({ policy: 'own_upload' })
    .input(ById)
    .output(Upload),
  send: uploads
    .route({
      method: 'PATCH',
      path: '/uploads/{id}',
      summary: 'The bytes that follow, from Upload-Offset on; a 409 says where to go on',
      spec: (operation) => ({
        ...operation,
        parameters: [
          ...(operation.parameters ?? []),
          { name: 'Upload-Offset', in: 'header', required: true, schema: { type: 'integer', minimum: 0 } },
        ],
        requestBody: { content: { 'application/offset+octet-stream': { schema: { type: 'string', format: 'binary' } } } },
      }),
    })
    .meta({ policy: 'own_upload', takes_bytes: true })
    .input(ById)
    .output(Upload),
  stop: uploads
    .route({ method: 'DELETE', path: '/uploads/{id}', successStatus: 204, summary: 'Give up what arrives' })
    .meta({ policy: 'own_upload' })
    .input(ById),
}

export const filesContract = {
  list: uploads
    .route({ method: 'GET', path: '/files', summary: 'The files of the caller, what each belongs to, and how much room they take' })
    .meta({ policy: 'signed_in' })
    .input(ListQuery)
    .output(FilePage),
  change: uploads
    .route({ method: 'PUT', path: '/files/{id}', summary: 'Name a file, describe a picture, or credit it' })
    .meta({ policy: 'own_file' })
    .input(ById.extend(FileChange.shape))
    .output(OneFile),
  remove: uploads
    .route({ method: 'DELETE', path: '/files/{id}', successStatus: 204, summary: 'Delete a file; it can be had back for 30 days' })
    .meta({ policy: 'own_file' })
    .input(ById),
  restore: uploads
    .route({ method: 'POST', path: '/files/{id}/restore', summary: 'Have a deleted file back' })
    .meta({ policy: 'own_file' })
    .input(ById)
    .output(OneFile),
}
