import * as z from 'zod'
import { route } from '#features/route.ts'
import { Day, Moment, text } from '#features/shapes.ts'

const Approval = z.strictObject({
  approved_on: Day.nullable().describe('The day of the provider’s written approval; null took it away'),
  reference: z.string().describe('Where it stands'),
})

const ApprovalPage = z.strictObject({
  is_possible: z.boolean().describe('False until the keys are there by which cards can pay couples’ own accounts'),
  approval: Approval.nullable().describe('What counts now; without it no card is asked'),
  recorded: z.array(Approval.extend({ by: z.string(), at: Moment })).describe('Who recorded what, the last first'),
  accounts: z.int().describe('Couples whose accounts take cards'),
  under_way: z.int().describe('Gifts whose end nobody knows yet'),
  under_way_since: Moment.nullable().describe('Of the first of them'),
})

export type ApprovalPage = z.infer<typeof ApprovalPage>

const approval = route.$route({ tags: ['Operator'] })
const Answer = z.strictObject({ data: ApprovalPage })

export const approvalContract = {
  get: approval
    .route({ method: 'GET', path: '/admin/card-gifts', summary: 'Whether cards may pay couples’ own accounts, and what is under way' })
    .meta({ policy: 'admin' })
    .input(z.object({}))
    .output(Answer),
  record: approval
    .route({ method: 'PUT', path: '/admin/card-gifts', summary: 'Record the provider’s written approval of gifts, or that it is gone' })
    .meta({ policy: 'admin', impersonation: 'refused' })
    .input(
      z.object({
        approved_on: Day.nullable().describe('Null takes it away: no card is asked any more, and what is under way is followed'),
        reference: text(300).default(''),
      }),
    )
    .output(Answer),
}
