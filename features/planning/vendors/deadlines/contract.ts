import * as z from 'zod'
import { permissions } from '#features/wedding/access/permissions.ts'
import { route } from '#features/route.ts'
import { Act, byIdOf, Day, Id, Moment } from '#features/shapes.ts'

/** What a vendor is owed by a day: numbers, choices, and a paper of theirs that the place asks for. */
export const deadlineKinds = ['final_count', 'menu', 'certificate'] as const
export type DeadlineKind = (typeof deadlineKinds)[number]

const Deadline = z.strictObject({
  kind: z.enum(deadlineKinds),
  due_date: z.string().nullable(),
  completed_at: Moment.nullable(),
  item_id: Id.nullable().describe('The task on the checklist that it is'),
})
export type Deadline = z.infer<typeof Deadline>

const Deadlines = z.strictObject({ data: z.array(Deadline).describe('One of each kind') })
const due = Day.nullable().optional().describe('None takes its task off the checklist; what is not said stays')

const deadlines = route.$route({ tags: ['Vendor manager'] })
const needs = { policy: 'planning', permission: permissions.vendors } as const

export const vendorDeadlinesContract = {
  list: deadlines
    .route({
      method: 'GET',
      path: '/user-vendors/{id}/deadlines',
      summary: 'By when a vendor needs the final count, the menu and the certificate',
    })
    .meta(needs)
    .input(byIdOf('user_vendor'))
    .output(Deadlines),
  save: deadlines
    .route({ method: 'PUT', path: '/user-vendors/{id}/deadlines', summary: 'Say by when: each day is a task on the checklist' })
    .meta({ ...needs, couple: true })
    .input(byIdOf('user_vendor').extend({ final_count: due, menu: due, certificate: due, act: Act.optional() }))
    .output(Deadlines),
}
