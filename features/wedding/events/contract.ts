import * as z from 'zod'
import { ChecklistItem, ItemInput } from './item-shapes.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import { ShownPicture } from '#features/files/uploads/shown-picture.ts'
import { route } from '#features/route.ts'
import { Act, byIdOf, Day, Id, idOf, longText, text, TimeOfDay, Version } from '#features/shapes.ts'

const kindAndName = {
  taxonomy_event_id: z.int().positive().max(1_000_000),
  name: text(120).min(1, 'Please name the event.'),
}

/** What guests are told of it. */
const details = {
  date: Day.nullable(),
  start_time: TimeOfDay.nullable().describe('By the clock at the place'),
  end_time: TimeOfDay.nullable().describe('On the next day, where it is before the start'),
  place: text(200),
  address: text(300),
  dress: text(200),
  note: longText(2000).describe('To the guests'),
  visible_to: z.enum(['invited', 'everyone']).describe('Those on its list, or every guest of the wedding'),
  reply_by: Day.nullable().describe('The last day for answers, where the couple lives'),
  meals: z
    .array(text(60).min(1, 'Please name the meal.'))
    .max(12, 'Please offer at most 12 meals.')
    .refine(isEachOnce, 'Please name each meal once.'),
  picture_id: Id.nullable().describe('A picture of one’s files, or of the couple’s; null takes it away'),
}

export const EventInput = z.object({ ...kindAndName, ...z.object(details).partial().shape })

/** With its tasks: those of the template of its kind, or ones of its own. */
const Checklist = z.union([z.boolean(), z.array(ItemInput).max(300)]).describe('Yes puts the plan of its kind on its checklist')

const EventCreate = EventInput.extend({ checklist: Checklist.optional() })

const EventUpdate = EventCreate.partial().extend({ id: idOf('event'), version: Version.optional(), act: Act.optional() })

/** An event as lists of other things name it. */
export const BriefEvent = z.strictObject({ ...kindAndName, id: Id, version: z.int() })

export const GuestWeddingEvent = BriefEvent.extend(details)

/** An event with whose it is, and what the caller may do there. */
export const ReachedEvent = GuestWeddingEvent.extend({
  user_id: Id,
  picture: ShownPicture.nullable(),
  firstname: z.string().describe('Of the couple whose event it is'),
  other_firstname: z.string(),
  role: z.enum(['owner', 'partner', 'helper']),
  permissions: z.array(z.int().min(1).max(5)).describe('1 checklist, 2 guest list, 3 vendor manager, 4 mood boards, 5 transactions'),
})

export type BriefEvent = z.infer<typeof BriefEvent>
export type EventCreate = z.infer<typeof EventCreate>
export type EventUpdate = z.infer<typeof EventUpdate>
export type EventInput = z.infer<typeof EventInput>
export type GuestWeddingEvent = z.infer<typeof GuestWeddingEvent>
export type ReachedEvent = z.infer<typeof ReachedEvent>

const events = route.$route({ tags: ['Events'] })
const OneReached = ReachedEvent.extend({
  checklist: z.array(ChecklistItem).optional().describe('For whoever may see it'),
})
const OneEvent = z.strictObject({ data: GuestWeddingEvent })

export const eventsContract = {
  all: events
    .route({ method: 'GET', path: '/guest_wedding_events/all', summary: 'The events of the wedding, and those that others share' })
    .meta({ policy: 'own' })
    .output(z.strictObject({ data: z.array(ReachedEvent) })),
  get: events
    .route({ method: 'GET', path: '/guest_wedding_events/{id}', summary: 'One event' })
    .meta({ policy: 'planning', permission: 'any' })
    .input(byIdOf('event'))
    .output(z.strictObject({ data: OneReached })),
  create: events
    .route({ method: 'POST', path: '/guest_wedding_events', successStatus: 201, summary: 'Add an event' })
    .meta({ policy: 'own' })
    .input(EventCreate)
    .output(z.strictObject({ data: GuestWeddingEvent.nullable().describe('Null when the wedding has that event already') })),
  update: events
    .route({ method: 'PUT', path: '/guest_wedding_events/{id}', summary: 'Change an event' })
    .meta({ policy: 'planning', permission: permissions.checklist })
    .input(EventUpdate)
    .output(OneEvent),
  destroy: events
    .route({ method: 'DELETE', path: '/guest_wedding_events/{id}', successStatus: 204, summary: 'Take an event away, with its answers' })
    .meta({ policy: 'planning', permission: 'any', couple: true })
    .input(byIdOf('event').extend({ act: Act.optional() })),
  createFor: events
    .route({
      method: 'POST',
      path: '/user-posses/user/{user_id}/guest_wedding_events',
      successStatus: 201,
      summary: 'Add an event to the wedding of a couple that one helps',
    })
    .meta({ policy: 'planning', permission: permissions.checklist })
    .input(EventCreate.extend({ user_id: Id }))
    .output(z.strictObject({ data: GuestWeddingEvent.nullable() })),
  updateFor: events
    .route({
      method: 'PUT',
      path: '/user-posses/user/{user_id}/guest_wedding_events/{id}',
      summary: 'Change an event of a couple that one helps',
    })
    .meta({ policy: 'planning', permission: permissions.checklist })
    .input(EventUpdate.extend({ user_id: Id }))
    .output(OneEvent),
}

function isEachOnce(meals: readonly string[]): boolean {
  return new Set(meals.map((meal) => meal.toLowerCase())).size === meals.length
}
