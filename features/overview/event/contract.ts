import * as z from 'zod'
import { ReachedEvent } from '#features/wedding/events/contract.ts'
import { EventCount, VendorMeals } from '#features/guests/list/contract.ts'
import { Face } from '#features/files/uploads/shown-picture.ts'
import { isCalendar, route } from '#features/route.ts'
import { byIdOf, Id, Moment } from '#features/shapes.ts'

/** A part of the list: guests who know the couple alike, or who stand on the same side where nobody said how. */
const Group = z.strictObject({
  relationship: z.string(),
  side: z.enum(['partner_1', 'partner_2', 'both']).nullable().describe('Where nobody said how they know the couple'),
  guests: z.int(),
  coming: z.int(),
  waiting: z.int().describe('Those who may come, too'),
  cannot: z.int(),
})

const Helper = z.strictObject({
  id: Id,
  role: z.enum(['helper', 'partner']),
  direction: z.enum(['invite', 'request']).describe('Whether the couple invited them, or they asked to help'),
  name: z.string().describe('Empty as long as the address has no account, or did not answer'),
  face: Face,
  email: z.string(),
  is_accepted: z.boolean(),
  created_at: Moment,
  permissions: z.array(z.int().min(1).max(5)),
})

const OneEvent = z.strictObject({
  event: ReachedEvent,
  counts: z
    .array(EventCount.omit({ id: true, meals: true }))
    .nullable()
    .describe('Null for who may not see the guest list'),
  vendor_meals: VendorMeals.nullable().describe('Null for who may not see the guest list'),
  groups: z.array(Group).nullable().describe('The largest first; null for who may not see the guest list'),
  tasks: z.strictObject({ items: z.int(), open: z.int() }).nullable().describe('Null for who may not see the checklist'),
  questions: z.int().nullable().describe('How many of the couple’s own questions to guests are about it; null for who helps'),
  helpers: z.array(Helper).nullable().describe('Who sees the event; null for who helps'),
})

export type OneEvent = z.infer<typeof OneEvent>
export type Helper = z.infer<typeof Helper>
export type Group = z.infer<typeof Group>

const event = route.$route({ tags: ['Events'] })

export const oneEventContract = {
  get: event
    .route({ method: 'GET', path: '/guest_wedding_events/{id}/dashboard', summary: 'How things stand with one event' })
    .meta({ policy: 'planning', permission: 'any' })
    .input(byIdOf('event'))
    .output(z.strictObject({ data: OneEvent })),
  calendar: event
    .route({
      method: 'GET',
      path: '/guest_wedding_events/{id}/calendar',
      summary: 'One event that has a day, for a calendar',
      spec: isCalendar,
    })
    .meta({ policy: 'planning', permission: 'any' })
    .input(byIdOf('event'))
    .output(z.unknown()),
}
