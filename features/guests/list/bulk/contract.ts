import * as z from 'zod'
import { GuestChange, ReplyFields } from '../contract.ts'
import { InWedding } from '#features/wedding/access/whose-wedding.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import { route } from '#features/route.ts'
import { Id, idOf, longText, text } from '#features/shapes.ts'

const Ids = z.array(idOf('guest')).min(1, 'Please choose a guest.').max(10_000)
const Tags = z.array(text(60).min(1)).max(15)

const AddMany = z.object({
  names: longText(60_000).min(1, 'Please write a name.').describe('One invitation a line: `Karin & Bo Dahl`, `The Kims`, `Auntie Dee + 1`'),
  wedding_events: z.array(idOf('event')).max(50).default([]).describe('The events whose lists they are put on'),
  relationship: text(120).optional(),
  side: z.enum(['partner_1', 'partner_2', 'both']).optional(),
  ...InWedding.shape,
})

const ChangeMany = z.object({
  ids: Ids,
  change: GuestChange.omit({ firstname: true, email: true, tags: true }).default({}),
  add_tags: Tags.optional(),
  remove_tags: Tags.optional(),
  ...InWedding.shape,
})

const ReplyMany = ReplyFields.extend({ ids: Ids, guest_wedding_event_id: idOf('event'), ...InWedding.shape })

const DestroyMany = z.object({ ids: Ids, ...InWedding.shape })

const Done = z.strictObject({
  data: z.strictObject({ ids: z.array(Id), undo: z.uuid().describe('Takes all of it back: POST /wedding-changes/{act}/undo') }),
})

export type AddMany = z.infer<typeof AddMany>

const guests = route.$route({ tags: ['Guests'] })

/** Each call is done for all guests that it names, or for none, and can be undone. */
export const guestsAtOnceContract = {
  add: guests
    .route({ method: 'POST', path: '/guests/many', successStatus: 201, summary: 'Add guests from a list of names' })
    .meta({ policy: 'planning', permission: permissions.guests })
    .input(AddMany)
    .output(Done),
  change: guests
    .route({ method: 'POST', path: '/guests/update-many', summary: 'Change, move or tag several guests' })
    .meta({ policy: 'planning', permission: permissions.guests })
    .input(ChangeMany)
    .output(Done),
  reply: guests
    .route({ method: 'POST', path: '/guests/reply-many', summary: 'Set the answer of several guests for an event' })
    .meta({ policy: 'planning', permission: permissions.guests })
    .input(ReplyMany)
    .output(Done),
  destroy: guests
    .route({ method: 'POST', path: '/guests/destroy-many', summary: 'Take several guests off the list' })
    .meta({ policy: 'planning', permission: permissions.guests })
    .input(DestroyMany)
    .output(Done),
}
