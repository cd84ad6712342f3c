import * as z from 'zod'
import { ShownPicture } from '#features/files/uploads/shown-picture.ts'
import { budgetRanges } from '#features/magazine/content/real-wedding.ts'
import { Day, Id, longText, Moment, Email, text, Version } from '#features/shapes.ts'

export const states = ['draft', 'rights_missing', 'submitted', 'changes_asked', 'scheduled', 'published', 'declined', 'withdrawn'] as const
export type State = (typeof states)[number]

export const rightKinds = ['licence', 'partner_1', 'partner_2'] as const
export type RightKind = (typeof rightKinds)[number]

export const spouseTypes = ['bride', 'groom', 'spouse'] as const
export const submitterTypes = ['couple', 'photographer', 'planner', 'venue', 'vendor'] as const

const Spouse = z.strictObject({ firstname: text(40), lastname: text(40), type: z.enum(spouseTypes) })
const Country = text(2).regex(/^([A-Z]{2})?$/, 'Please use the two letters of the country, such as US.')
const Web = z.union(
  [z.literal(''), text(500).pipe(z.url({ protocol: /^https?$/, hostname: z.regexes.domain }))],
  'Please enter an address that begins with https://.',
)
const Terms = z.array(z.string().max(60)).max(6)

export const Metas = z.strictObject({
  wedding_date: Day.nullable(),
  wedding_guest_count: z.int('Please enter a whole number.').min(2, 'Two at least.').max(2_000, 'Please enter at most 2000.').nullable(),
  wedding_budget_range: z.enum(['', ...budgetRanges]),
  wedding_submitter_email: Email,
  wedding_submitter_type: z.enum(submitterTypes),
  location: z.strictObject({ venue: text(60), city: text(40), state: text(40), country: Country }),
  spouse_1: Spouse,
  spouse_2: Spouse,
  video_url: Web,
  source_url: Web,
})

export const Taxonomy = z.strictObject({
  colors: z.array(z.strictObject({ term: z.string().max(60), what: text(60) })).max(5),
  religion: Terms,
  culture: Terms,
  season: Terms,
  setting: Terms,
  style: Terms,
  community: Terms,
  weddingType: Terms,
  vendors: z.array(z.strictObject({ service: z.string().max(60), name: text(60), note: text(120) })).max(24),
})

export const Told = z.strictObject({
  story: longText(20_000),
  weather_plan: longText(500),
  access: longText(500),
  timeline: longText(2_500).describe('An hour and what happened in each line: 4:30 PM Vows under the oaks'),
  again: longText(800).describe('One in each line'),
  never_again: longText(800),
  costs: z
    .array(
      z.strictObject({ title: text(60), amount: z.int().min(0).max(100_000_000).nullable(), counts_by: z.enum(['guests', 'wedding']) }),
    )
    .max(9),
  shows_total: z.boolean().describe('What it cost; else the range alone, with shares'),
})

export const ChildInput = z.strictObject({
  id: Id.describe('A picture of the caller’s files'),
  caption: text(220),
  alt: text(180),
  credit: text(60),
  has_faces: z.boolean().describe('Somebody can be known in it'),
})
const Child = ChildInput.extend({ picture: ShownPicture.nullable() })

const Right = z.strictObject({
  kind: z.enum(rightKinds),
  name: z.string(),
  email: z.string(),
  asked_at: Moment.nullable(),
  signed_at: Moment.nullable(),
  withdrawn_at: Moment.nullable(),
  names: z.boolean(),
  faces: z.boolean(),
  cost: z.boolean(),
})
export type Right = z.infer<typeof Right>

const Author = z.strictObject({
  id: Id.describe('Of the invitation'),
  name: z.string().describe('Empty until somebody has said yes'),
  email: z.string().describe('Where the invitation went; for whoever sends it in alone'),
  is_own: z.boolean().describe('It is the caller'),
  sent_at: Moment,
  ends_at: Moment.describe('Until when the link opens'),
  is_ended: z.boolean(),
  joined_at: Moment.nullable(),
})
export type Author = z.infer<typeof Author>

export const Submission = z.strictObject({
  id: Id,
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  user: z.strictObject({ id: Id, name: z.string() }),
  model: z.literal('real-wedding').describe('What it becomes'),
  is_vendor: z.boolean().describe('A vendor sends it in'),
  is_own: z.boolean().describe('The caller sends it in'),
  metas: Metas.extend({ wedding_submitter_email: z.string().describe('Empty for who writes on it, too') }),
  taxonomy: Taxonomy,
  told: Told,
  children: z.array(Child).describe('Its pictures, in their order'),
  known_vendors: z.array(z.string()).describe('Names among its vendors that the directory knows'),
  invited_vendors: z.array(z.string()).describe('Names among its vendors that were asked to come to the directory'),
  rights: z.array(Right),
  authors: z.array(Author).describe('Who writes on it, too, and who is asked to'),
  state: z.enum(states),
  asks: z.record(z.string(), z.string()).describe('What we ask to be changed, by field'),
  reason: z.string(),
  sent_at: Moment.nullable(),
  promised_on: Day.nullable().describe('By when there is an answer'),
  publish_on: Day.nullable(),
  url: z.string().nullable().describe('Where it is published'),
  version: Version,
  updated_at: Moment,
})
export type Submission = z.infer<typeof Submission>
export type Child = z.infer<typeof Child>
