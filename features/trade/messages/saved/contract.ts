import * as z from 'zod'
import { route } from '#features/route.ts'
import { ById, Id, longText, text } from '#features/shapes.ts'

const SavedReply = z.strictObject({ id: Id, title: z.string(), words: z.string() })
export type SavedReply = z.infer<typeof SavedReply>

const messages = route.$route({ tags: ['Messages'] })
const needs = { policy: 'vendor', impersonation: 'refused' } as const

export const savedRepliesContract = {
  list: messages
    .route({ method: 'GET', path: '/vendor-replies', summary: 'What the business says again and again' })
    .meta(needs)
    .output(z.strictObject({ data: z.array(SavedReply) })),
  add: messages
    .route({ method: 'POST', path: '/vendor-replies', summary: 'Save an answer for all who act for the business', successStatus: 201 })
    .meta(needs)
    .input(
      z.object({
        title: text(60).min(1, 'Please call it something.'),
        words: longText(5_000).min(1, 'Please write something.'),
      }),
    )
    .output(z.strictObject({ data: SavedReply })),
  remove: messages
    .route({ method: 'DELETE', path: '/vendor-replies/{id}', summary: 'Forget a saved answer', successStatus: 204 })
    .meta({ ...needs, policy: 'own_reply' })
    .input(ById),
}
