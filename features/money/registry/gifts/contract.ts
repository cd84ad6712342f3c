import * as z from 'zod'
import { permissions } from '#features/wedding/access/permissions.ts'
import { InWedding } from '#features/wedding/access/whose-wedding.ts'
import { route } from '#features/route.ts'
import { Act, Day, Id, idOf, longText, Moment, numberedPage, pageOf, text, Version } from '#features/shapes.ts'
import { GiftCents } from '../contract.ts'
import { arrivalWays, thankingWays } from '../ways.ts'

/** What may be said of a gift, whoever wrote it down. */
export const GiftFields = z.object({
  fund_id: idOf('fund').nullable().describe('Without one it is for whatever they like'),
  household_id: idOf('household').nullable().describe('Who of the guest list gave it, where that is known'),
  from_name: text(200).describe('As it was signed; an envelope may say nothing'),
  amount: GiftCents.nullable().describe('In cents; null where it is a thing'),
  present: text(200).describe('What it is, where it is no money'),
  message: longText(1_000),
  way: z.enum(arrivalWays),
  state: z.enum(['pledged', 'arrived']),
  given_on: Day,
  arrived_on: Day.nullable(),
  fee: z.int().min(0).max(100_000_000).nullable().describe('What a provider kept, in cents; null is not known, and never nothing'),
  note: longText(1_000).describe('For the two alone'),
})

/** What is kept of it that nobody says in one go. */
export const kept = {
  source: z.enum(['hand', 'pledge', 'card']).describe('Whether a guest promised it on the page, or gave it by card'),
  thanked_on: z.string().nullable(),
  thanked_by: z.string(),
  thanked_way: z.enum(['', ...thankingWays]),
}

const Gift = z.strictObject({
  ...z.object(GiftFields.shape).shape,
  ...kept,
  state: z.enum(['pledged', 'arrived', 'returned']).describe('What came by card and went back is returned'),
  id: Id,
  fund_id: Id.nullable(),
  household_id: Id.nullable(),
  amount: z.int().nullable(),
  given_on: z.string(),
  arrived_on: z.string().nullable(),
  net: z.int().nullable().describe('What is left of it; null where the fee is not known'),
  version: z.int(),
  created_at: Moment,
  updated_at: Moment,
})

const ListedGift = Gift.extend({
  fund: z.string().nullable(),
  household: z.string().nullable(),
  address: z.string().describe('Where a card to the household goes'),
  available_on: z.string().nullable().describe('By card: from when the provider pays it out'),
  thanked_before: z
    .strictObject({ on: z.string(), by: z.string() })
    .nullable()
    .describe('When whoever gave it was thanked last, for this or for something else'),
})

export const shownGifts = ['all', 'promised', 'to_thank', 'thanked', 'unsigned'] as const

const GiftQuery = numberedPage(100).extend({ show: z.enum(shownGifts).default('all'), search: text(200).default(''), ...InWedding.shape })

const GiftCreate = GiftFields.partial().extend({ act: Act.optional(), ...InWedding.shape })
const GiftUpdate = GiftFields.partial().extend({ id: idOf('gift'), version: Version.optional(), act: Act.optional() })

const Thanks = z.object({
  id: idOf('gift'),
  by: text(120).min(1, 'Please say who wrote.'),
  on: Day.optional().describe('Today where nothing is said'),
  way: z.enum(thankingWays).default('letter'),
  again: z.boolean().default(false).describe('Without it a 422 asks where they were thanked before'),
  act: Act.optional(),
})

const One = z.strictObject({ data: ListedGift })

export type Gift = z.infer<typeof Gift>
export type ListedGift = z.infer<typeof ListedGift>
export type GiftSaid = Omit<z.infer<typeof GiftCreate>, 'user_id'>
export type GiftQuery = Omit<z.infer<typeof GiftQuery>, 'user_id'>
export const giftFields = Gift.shape

const gifts = route.$route({ tags: ['Registry'] })
const couples = { policy: 'planning', permission: permissions.transactions, couple: true } as const

export const giftsContract = {
  list: gifts
    .route({ method: 'GET', path: '/registry/gifts', summary: 'What was given and promised, in pages, the latest first' })
    .meta({ ...couples, heavy: 'searched' })
    .input(GiftQuery)
    .output(pageOf(ListedGift)),
  create: gifts
    .route({ method: 'POST', path: '/registry/gifts', successStatus: 201, summary: 'Write a gift down: an envelope, a check, a thing' })
    .meta(couples)
    .input(GiftCreate)
    .output(One),
  update: gifts
    .route({ method: 'PUT', path: '/registry/gifts/{id}', summary: 'Change a gift, or tick off that it has arrived' })
    .meta(couples)
    .input(GiftUpdate)
    .output(One),
  destroy: gifts
    .route({ method: 'DELETE', path: '/registry/gifts/{id}', successStatus: 204, summary: 'Take a gift off the list' })
    .meta(couples)
    .input(z.object({ id: idOf('gift'), act: Act.optional() })),
  thank: gifts
    .route({
      method: 'POST',
      path: '/registry/gifts/{id}/thank',
      summary: 'Write down that whoever gave it was thanked, for all they gave',
    })
    .meta(couples)
    .input(Thanks)
    .output(z.strictObject({ data: z.strictObject({ ids: z.array(Id).describe('What they were thanked for'), undo: z.uuid() }) })),
  unthank: gifts
    .route({
      method: 'DELETE',
      path: '/registry/gifts/{id}/thank',
      successStatus: 204,
      summary: 'Write down that they were not thanked yet',
    })
    .meta(couples)
    .input(z.object({ id: idOf('gift'), act: Act.optional() })),
}
