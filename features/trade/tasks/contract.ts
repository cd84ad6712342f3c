import * as z from 'zod'
import { route } from '#features/route.ts'
import { Id, Moment } from '#features/shapes.ts'
import { checkNames } from '#features/trade/profile/checks.ts'

const tasks = route.$route({ tags: ['Vendors’ own side'] })

/** What is to be done, as it follows from how things stand; it goes by being done. */
const VendorTask = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('answer'),
    id: Id.describe('Of the conversation'),
    name: z.string().describe('Who asked'),
    since: Moment,
  }),
  z.strictObject({ kind: z.literal('reviews'), n: z.int().describe('Of the last thirty days, without a word of theirs') }),
  z.strictObject({ kind: z.literal('changes'), note: z.string() }),
  z.strictObject({ kind: z.literal('submit') }),
  z.strictObject({ kind: z.literal('calendar'), days: z.int().nullable().describe('Since the calendar was looked at; null for never') }),
  z.strictObject({ kind: z.literal('confirm'), title: z.string().describe('Who asks for a connection') }),
  z.strictObject({ kind: z.literal('check'), check: z.enum(checkNames) }),
])
export type VendorTask = z.infer<typeof VendorTask>

export const vendorTasksContract = {
  list: tasks
    .route({ method: 'GET', path: '/users/me/vendor-tasks', summary: 'What a business has to do, the most urgent first' })
    .meta({ policy: 'vendor' })
    .output(z.strictObject({ data: z.array(VendorTask) })),
}
