import * as z from 'zod'
import { route } from '#features/route.ts'
import { Id, longText } from '#features/shapes.ts'

const Waiting = z.strictObject({
  service: z.string().describe('The slug of a service'),
  hired: z.string().describe('Who was hired for it'),
  others: z
    .array(z.strictObject({ id: Id.describe('Of the conversation'), name: z.string() }))
    .describe('Who was asked, too, and still waits'),
})
export type Waiting = z.infer<typeof Waiting>

const messages = route.$route({ tags: ['Messages'] })
const needs = { policy: 'signed_in', impersonation: 'refused' } as const

export const decliningContract = {
  list: messages
    .route({ method: 'GET', path: '/kind-nos', summary: 'Whom the couple asked for what somebody else was hired for' })
    .meta(needs)
    .output(z.strictObject({ data: z.array(Waiting) })),
  send: messages
    .route({ method: 'POST', path: '/kind-nos', summary: 'Tell those who were asked, too, that it is no, and end it with each' })
    .meta(needs)
    .input(
      z.object({
        ids: z.array(Id).min(1).max(50).describe('Of conversations of the couple that are open'),
        words: longText(2_000).min(2, 'Please write something.'),
      }),
    )
    .output(z.strictObject({ data: z.strictObject({ ids: z.array(Id) }) })),
}
