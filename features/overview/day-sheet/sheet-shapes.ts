import * as z from 'zod'
import { Id, Moment, text } from '#features/shapes.ts'

export const ways = ['never', 'if_needed', 'along'] as const
export const audiences = ['everyone', 'named', 'planners'] as const

export const Item = z.strictObject({
  id: Id,
  event_id: Id,
  starts: z.int(),
  minutes: z.int(),
  title: z.string(),
  place: z.string(),
  in_charge: z.string(),
  notes: z.string(),
  moves: z.enum(ways),
  seen_by: z.enum(audiences),
  people: z.array(Id),
  version: z.int(),
  updated_at: Moment,
})

export const Person = z.strictObject({
  id: Id,
  event_id: Id,
  name: z.string(),
  part: z.string(),
  email: z.string(),
  phone: z.string(),
  changed_at: Moment.describe('When something of their part became otherwise'),
  seen_at: Moment.nullable().describe('When they said that they have seen it as it is'),
  version: z.int(),
})

const ListedPerson = Person.extend({ has_link: z.boolean() })

const states = ['open', 'accepted', 'declined'] as const
export const Wish = z.strictObject({
  id: Id,
  person_id: Id,
  item_id: Id.nullable(),
  words: z.string(),
  state: z.enum(states),
  created_at: Moment,
})

export const Sheet = z.strictObject({
  event: z.strictObject({ id: Id, name: z.string(), date: z.string().nullable(), place: z.string(), time_zone: z.string() }),
  role: z.enum(['owner', 'partner', 'helper']),
  couple: z.array(z.string()),
  items: z.array(Item),
  people: z.array(ListedPerson),
  wishes: z.array(Wish).describe('Open ones, the oldest first; the couple’s alone'),
})

export const Preview = z.strictObject({
  shifts: z.array(
    z.strictObject({
      id: Id,
      title: z.string(),
      from: z.int(),
      to: z.int(),
      minutes_before: z.int(),
      minutes: z.int(),
    }),
  ),
  holds: z.array(z.strictObject({ id: Id, title: z.string(), starts: z.int() })).describe('What comes later and can’t move'),
  clashes: z
    .array(z.strictObject({ id: Id, title: z.string(), with: Id, other: z.string(), minutes: z.int() }))
    .describe('What would still go on when something after it begins'),
  absorbed_at: z.int().nullable().describe('When the day is on time again'),
  affected: z
    .array(z.strictObject({ id: Id, name: z.string(), is_written_to: z.boolean() }))
    .describe('Whose part changes; a letter goes to those who have a link and an address'),
  basis: text(64),
})

export type Item = z.infer<typeof Item>
export type Person = z.infer<typeof Person>
export type ListedPerson = z.infer<typeof ListedPerson>
export type Wish = z.infer<typeof Wish>
export type Sheet = z.infer<typeof Sheet>
export type Preview = z.infer<typeof Preview>
export const itemFields = Item.shape
export const personFields = Person.shape
