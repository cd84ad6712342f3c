import * as z from 'zod'
import { route } from '#features/route.ts'
import { ByToken, GivenMoment, Id, longText, Moment } from '#features/shapes.ts'
import { isPaper } from '../contract.ts'
import { Item, Wish } from '../sheet-shapes.ts'

const SharedItem = Item.pick({
  id: true,
  starts: true,
  minutes: true,
  title: true,
  place: true,
  in_charge: true,
  notes: true,
  moves: true,
}).extend({
  is_own: z.boolean(),
  with: z.array(z.strictObject({ name: z.string(), phone: z.string() })).describe('Who else has a part in it'),
})

const Shared = z.strictObject({
  event: z.strictObject({ name: z.string(), date: z.string().nullable(), place: z.string(), time_zone: z.string() }),
  couple: z.array(z.string()),
  name: z.string(),
  part: z.string(),
  changed_at: Moment,
  seen_at: Moment.nullable(),
  items: z.array(SharedItem),
  wishes: z.array(Wish.omit({ person_id: true })),
})

export type Shared = z.infer<typeof Shared>
export type SharedItem = z.infer<typeof SharedItem>

const days = route.$route({ tags: ['Day sheets'] })
const byLink = { policy: 'run_link' } as const
const OneShared = z.strictObject({ data: Shared })

export const sharedDaysContract = {
  get: days
    .route({ method: 'GET', path: '/public/day-sheets/{token}', summary: 'One’s own part of a day, and what everyone on the sheet sees' })
    .meta(byLink)
    .input(ByToken)
    .output(OneShared),
  seen: days
    .route({ method: 'PUT', path: '/public/day-sheets/{token}/seen', summary: 'Say that one has seen it; 409 where it changed since' })
    .meta(byLink)
    .input(ByToken.extend({ changed_at: GivenMoment.describe('Of what was seen') }))
    .output(OneShared),
  ask: days
    .route({
      method: 'POST',
      path: '/public/day-sheets/{token}/requests',
      successStatus: 201,
      summary: 'Ask for something to be otherwise',
    })
    .meta(byLink)
    .input(
      ByToken.extend({
        words: longText(500).min(1, 'Please say what should be otherwise.'),
        item_id: Id.nullable().default(null),
        request_key: z.uuid().optional().describe('What is sent twice under one key is one wish'),
      }),
    )
    .output(OneShared),
  paper: days
    .route({ method: 'GET', path: '/public/day-sheets/{token}/paper', summary: 'The same as a PDF', spec: isPaper })
    .meta(byLink)
    .input(ByToken)
    .output(z.unknown()),
}
