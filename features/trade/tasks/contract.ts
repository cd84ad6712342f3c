import * as z from 'zod'
import { route } from '#features/route.ts'
import { ById, Day, Id, Moment, text } from '#features/shapes.ts'
import { checkNames } from '#features/trade/profile/checks.ts'
import { taskKeys } from './task-keys.ts'

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

const Booking = z.strictObject({
  id: Id,
  conversation_id: Id,
  name: z.string().describe('First name of who booked, as the conversation has it'),
  day: Day.nullable().describe('Of their event, as it stands today'),
})

/** What is to be done by a day, for a booking or by itself, and what was. */
const PlannedTask = z.strictObject({
  id: Id.nullable().describe('Of one that was written down by hand'),
  template_id: Id.nullable().describe('With the booking it says which task it is; null where nobody can undo it'),
  booking: Booking.nullable(),
  key: z.enum(taskKeys).nullable(),
  title: z.string().describe('Empty where it is worded by its key'),
  due_date: Day.nullable(),
  done_at: Moment.nullable(),
  done_by: z.string().describe('First name of who did it'),
})
export type PlannedTask = z.infer<typeof PlannedTask>

const Tasks = z.strictObject({
  data: z.array(VendorTask),
  today: Day.describe('Where the caller lives'),
  planned: z.array(PlannedTask).describe('Of bookings and by hand, the earliest first, two hundred at most'),
  total: z.int().describe('How many are planned'),
  done: z.array(PlannedTask).describe('The last fifty'),
})
export type Tasks = z.infer<typeof Tasks>

const Title = text(120).min(1, 'Please say what is to be done.')

export const vendorTasksContract = {
  list: tasks
    .route({ method: 'GET', path: '/users/me/vendor-tasks', summary: 'What a business has to do, the most urgent first' })
    .meta({ policy: 'vendor' })
    .output(Tasks),
  tick: tasks
    .route({
      method: 'PUT',
      path: '/vendor-bookings/{id}/tasks/{template_id}',
      successStatus: 204,
      summary: 'Say that something was done for a booking, or wasn’t',
    })
    .meta({ policy: 'own_booking' })
    .input(ById.extend({ template_id: Id, is_done: z.boolean() })),
  add: tasks
    .route({ method: 'POST', path: '/users/me/vendor-tasks', successStatus: 201, summary: 'Write a task down' })
    .meta({ policy: 'vendor' })
    .input(z.object({ title: Title, due_date: Day.nullable().default(null) }))
    .output(z.strictObject({ data: z.strictObject({ id: Id }) })),
  change: tasks
    .route({ method: 'PUT', path: '/vendor-tasks/{id}', successStatus: 204, summary: 'Say that it was done, or change it' })
    .meta({ policy: 'own_vendor_task' })
    .input(ById.extend({ title: Title.optional(), due_date: Day.nullable().optional(), is_done: z.boolean().optional() })),
  remove: tasks
    .route({ method: 'DELETE', path: '/vendor-tasks/{id}', successStatus: 204, summary: 'Remove a task that was written down' })
    .meta({ policy: 'own_vendor_task' })
    .input(ById),
}
