import * as z from 'zod'
import { route } from '#features/route.ts'
import { Id, longText } from '#features/shapes.ts'

const merging = route.$route({ tags: ['Operator'] })

/** The last part of a record's address. */
const Slug = z
  .string()
  .trim()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Please write the last part of the address, as in fern-and-fable.')
  .max(200)

const Two = z.object({ goes: Slug, stays: Slug })

const One = z.strictObject({ id: Id, slug: z.string(), title: z.string(), url: z.string(), members: z.int() })

const Moved = z.strictObject({
  reviews: z.int(),
  saved: z.int().describe('On boards'),
  lists: z.int().describe('On the lists of couples, with their quotes and costs'),
  enquiries: z.int(),
  conversations: z.int(),
  pieces: z.int().describe('Weddings and lists that name it'),
  connections: z.int(),
  people: z.int().describe('Who act for it'),
  days: z.int().describe('Of its calendar'),
  views: z.int(),
  twice: z.int().describe('Of these, what both have for the same couple'),
})
export type Moved = z.infer<typeof Moved>

const Preview = z.strictObject({
  goes: One,
  stays: One,
  moves: Moved,
  hinders: z.enum(['same', 'not_shown', 'merged', 'both_held', 'claims', 'waits']).nullable().describe('Why they can’t be made one now'),
})
export type Preview = z.infer<typeof Preview>

export const vendorMergesContract = {
  preview: merging
    .route({ method: 'GET', path: '/admin/vendor-merges', summary: 'What would move if two records of one business were made one' })
    .meta({ policy: 'admin' })
    .input(Two)
    .output(z.strictObject({ data: Preview })),
  merge: merging
    .route({ method: 'POST', path: '/admin/vendor-merges', summary: 'Make two records of one business one; for good' })
    .meta({ policy: 'admin', impersonation: 'refused' })
    .input(Two.extend({ words: longText(2_000).min(10, 'Please say why, in a sentence.') }))
    .output(z.strictObject({ data: z.strictObject({ url: z.string(), moved: Moved }) })),
}
