import * as z from 'zod'
import { permissions } from '#features/wedding/access/permissions.ts'
import { InWedding, WhoseWedding } from '#features/wedding/access/whose-wedding.ts'
import { route } from '#features/route.ts'
import { Act, byIdOf, Day, Id, idOf, longText, Moment, text, Version } from '#features/shapes.ts'
import { BriefEvent } from '#features/wedding/events/contract.ts'

export const blockKinds = ['courtesy', 'contracted'] as const

const Link = z.union(
  [z.literal(''), text(500).pipe(z.url({ protocol: /^https?$/, hostname: z.regexes.domain }))],
  'Please enter an address that begins with https://.',
)

export const RoomBlockFields = z.object({
  hotel: text(200).min(1, 'Please enter the hotel.'),
  event_id: idOf('event').nullable().default(null),
  kind: z.enum(blockKinds).default('courtesy').describe('Held for nothing, or by a contract that has the couple pay for what nobody takes'),
  rooms: z.int('Please enter a number.').min(1, 'Please enter how many rooms.').max(1_000, 'Please enter at most 1,000 rooms.'),
  nights: z.int('Please enter a number.').min(1, 'Please enter how many nights.').max(30, 'Please enter at most 30 nights.').default(1),
  first_night: Day.nullable().default(null),
  rate: z
    .int()
    .min(0)
    .max(100_000_000, 'Please enter at most $1,000,000.')
    .nullable()
    .default(null)
    .describe('Of a room for a night, in cents'),
  promised: z.int().min(0).max(100, 'Please enter at most 100.').default(80).describe('How many of a hundred nights a contract counts on'),
  taken: z.int().min(0).max(30_000, 'Please enter at most 30,000.').default(0).describe('Nights of one room that guests booked'),
  cutoff: Day.nullable().default(null).describe('The last day on which rooms can be had at that rate, or given back'),
  link: Link.default('').describe('Where guests book'),
  code: text(100).default('').describe('What they say there'),
  note: longText(2_000).default(''),
})

const RoomBlock = z.strictObject({
  id: Id,
  event_id: Id.nullable(),
  hotel: z.string(),
  kind: z.enum(blockKinds),
  rooms: z.int(),
  nights: z.int(),
  first_night: z.string().nullable(),
  rate: z.int().nullable(),
  promised: z.int(),
  taken: z.int(),
  cutoff: z.string().nullable(),
  link: z.string(),
  code: z.string(),
  note: z.string(),
  version: z.int(),
  created_at: Moment,
  updated_at: Moment,
})

const Sums = {
  held: z.int().describe('Nights of one room'),
  counted: z.int().describe('How many of them contracts count on'),
  missing: z.int().describe('How many of those nobody took'),
  open: z.int().describe('How many guests may still take'),
  owed: z.int().nullable().describe('For those that are missing, as it stands; null where a rate is'),
}

const ListedRoomBlock = RoomBlock.extend(Sums)

const RoomsPage = z.strictObject({
  data: z.array(ListedRoomBlock),
  totals: z.strictObject({ ...Sums, taken: z.int() }),
  events: z.array(BriefEvent).describe('Within reach'),
  today: z.string(),
  wedding: WhoseWedding,
})

const RoomBlockUpdate = RoomBlockFields.extend({
  nights: RoomBlockFields.shape.nights.unwrap(),
  event_id: idOf('event').nullable(),
  kind: z.enum(blockKinds),
  first_night: Day.nullable(),
  rate: RoomBlockFields.shape.rate.unwrap(),
  promised: RoomBlockFields.shape.promised.unwrap(),
  taken: RoomBlockFields.shape.taken.unwrap(),
  cutoff: Day.nullable(),
  link: Link,
  code: text(100),
  note: longText(2_000),
})
  .partial()
  .extend({ id: idOf('room_block'), version: Version.optional(), act: Act.optional() })

const OneRoomBlock = z.strictObject({ data: RoomBlock })

export type RoomBlock = z.infer<typeof RoomBlock>
export type ListedRoomBlock = z.infer<typeof ListedRoomBlock>
export type RoomsPage = z.infer<typeof RoomsPage>
export const roomBlockFields = RoomBlock.shape

const rooms = route.$route({ tags: ['Rooms'] })
const needs = { policy: 'planning', permission: permissions.vendors } as const

export const roomsContract = {
  list: rooms
    .route({
      method: 'GET',
      path: '/room-blocks',
      summary: 'Rooms that hotels hold for guests, and what is owed for those that stay empty',
    })
    .meta(needs)
    .input(z.object({ event_id: idOf('event').optional(), ...InWedding.shape }))
    .output(RoomsPage),
  create: rooms
    .route({ method: 'POST', path: '/room-blocks', successStatus: 201, summary: 'Write down what a hotel holds' })
    .meta(needs)
    .input(RoomBlockFields.extend({ act: Act.optional(), ...InWedding.shape }))
    .output(OneRoomBlock),
  update: rooms
    .route({ method: 'PUT', path: '/room-blocks/{id}', summary: 'Change it, or say how many nights are taken' })
    .meta(needs)
    .input(RoomBlockUpdate)
    .output(OneRoomBlock),
  destroy: rooms
    .route({ method: 'DELETE', path: '/room-blocks/{id}', successStatus: 204, summary: 'Take it off the list' })
    .meta(needs)
    .input(byIdOf('room_block').extend({ act: Act.optional() })),
}
