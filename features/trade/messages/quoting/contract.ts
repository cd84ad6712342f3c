import * as z from 'zod'
import { Terms } from '#features/planning/quotes/quote-terms.ts'
import { route } from '#features/route.ts'
import { ById, Id } from '#features/shapes.ts'

const Sent = Terms.refine(({ lines }) => lines.length > 0, { path: ['lines'], message: 'Please add a line.' }).refine(
  ({ valid_until }) => valid_until !== null,
  { path: ['valid_until'], message: 'Please say until when they can take it.' },
)

export const sentQuotesContract = {
  send: route
    .$route({ tags: ['Messages'] })
    .route({ method: 'POST', path: '/conversations/{id}/quotes', summary: 'Send the couple a quote, in place of those before it' })
    .meta({ policy: 'vendors_conversation', impersonation: 'refused' })
    .input(ById.extend({ terms: Sent }))
    .output(z.strictObject({ data: z.strictObject({ id: Id.describe('Of the message') }) })),
}
