import * as z from 'zod'
import { route } from '../route.ts'
import { Id, text } from '../shapes.ts'

const EventInput = z.object({
  taxonomy_event_id: z.int().positive().max(1_000_000),
  name: text(120).min(1, 'Please name the event.'),
})

export const GuestWeddingEvent = z.strictObject({ ...EventInput.shape, id: Id })

export type EventInput = z.infer<typeof EventInput>
export type GuestWeddingEvent = z.infer<typeof GuestWeddingEvent>

const events = route.$route({ tags: ['Events'] })

export const eventsContract = {
  all: events
    .route({ method: 'GET', path: '/guest_wedding_events/all', summary: 'The events of the wedding' })
    .meta({ policy: 'own' })
    .output(z.strictObject({ data: z.array(GuestWeddingEvent) })),
  create: events
    .route({ method: 'POST', path: '/guest_wedding_events', successStatus: 201, summary: 'Add an event' })
    .meta({ policy: 'own' })
    .input(EventInput)
    .output(z.strictObject({ data: GuestWeddingEvent.nullable().describe('Null when the wedding has that event already') })),
}
