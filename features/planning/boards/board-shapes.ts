import * as z from 'zod'
import { Id, idOf, longText, Moment, text } from '#features/shapes.ts'

export const ContentType = z.strictObject({ slug: z.string() })

/** What is saved: what the magazine has, by its id or its type and slug; a file of one's own; a link; or words alone. */
export const Model = z
  .object({
    id: Id.optional().describe('Of a piece of the magazine, or of one of its pictures'),
    slug: text(200).optional(),
    content_type: z.object({ slug: text(60) }).optional(),
    file_id: Id.optional().describe('A picture that was sent by /uploads'),
    link: text(2_000).optional().describe('Its title and a small picture are read there'),
    title: text(200).optional(),
    notes: longText(4_000).optional(),
  })
  .refine(isMeant, 'Please say what is to be saved.')

/** What the couple says of it to whoever is to make it so; empty is nothing. */
export const Mark = z.enum(['', 'must', 'like', 'not'])
export type Mark = z.infer<typeof Mark>

const percent = z.int('Please enter 0 to 100.').min(0, 'Please enter 0 to 100.').max(100, 'Please enter 0 to 100.')

/** Words at a point of its picture, in hundredths of the width and the height. */
const PinnedNote = z.strictObject({ x: percent, y: percent, words: text(200).min(1, 'Please say something here.') })
export type PinnedNote = z.infer<typeof PinnedNote>

export const mostNotes = 8

export const ItemFields = z.object({
  title: text(200),
  notes: longText(4_000),
  author: text(200),
  licence: text(200),
  digital_source: z
    .enum(['', 'digitalCapture', 'digitalCreation', 'trainedAlgorithmicMedia'])
    .describe('As IPTC calls it; empty is unknown'),
  mark: Mark,
  pinned: z.array(PinnedNote).max(mostNotes, 'Please pin 8 notes at most.').describe('In their order, each with its point'),
})

export const BoardFields = z.object({
  name: text(80).min(1, 'Please give the board a name.'),
  notes: longText(2_000),
  guest_wedding_event_id: idOf('event').nullable().describe('Who helps there with boards sees it; without one it is the couple’s alone'),
  is_public: z.boolean().describe('Everybody who has its address sees it'),
})

const ShownPicture = z.strictObject({
  alt: z.string(),
  ratio: z.string(),
  image: z
    .strictObject({ name: z.string(), hash: z.string(), width: z.int(), height: z.int(), colour: z.string().nullable() })
    .nullable()
    .describe('Null until it is drawn'),
})

const Swatch = z.strictObject({
  name: z.string(),
  hex: z.string(),
  share: z.number().nullable().describe('Of the picture, where it was read there'),
})

export const BoardItem = z.strictObject({
  id: Id,
  board_id: Id,
  slug: z.string(),
  content_type: ContentType.describe('upload, link and note are one’s own'),
  content_id: Id.nullable(),
  title: z.string(),
  notes: z.string(),
  url: z.string().nullable().describe('Where it is found on this site; null where it is not of it, or no longer there'),
  source_url: z.string(),
  author: z.string(),
  licence: z.string(),
  digital_source: z.string(),
  mark: Mark,
  pinned: z.array(PinnedNote),
  is_illustrated: z.boolean(),
  picture: ShownPicture.nullable().describe('A drawing of the magazine'),
  palette: z.array(Swatch),
  cost: z
    .strictObject({ guests: z.int(), total: z.int(), our_guests: z.int(), our_total: z.int() })
    .nullable()
    .describe('Of a real wedding, in cents: what it cost, and what it would at the couple’s own number of guests'),
  file: z
    .strictObject({ id: Id, width: z.int(), height: z.int(), alt: z.string(), urls: z.record(z.string(), z.string()) })
    .nullable()
    .describe('A picture that was brought; its addresses end'),
  position: z.int(),
  version: z.int(),
  created_at: Moment,
  updated_at: Moment,
})

export const Board = z.strictObject({
  id: Id,
  slug: z.string(),
  name: z.string(),
  notes: z.string(),
  guest_wedding_event_id: Id.nullable(),
  is_public: z.boolean(),
  cover_id: Id.nullable(),
  items_count: z.int(),
  items: z.array(BoardItem).describe('In a list its cover and the newest beside it, in one board a page of them'),
  version: z.int(),
  created_at: Moment,
  updated_at: Moment,
})

export const shareWays = ['link', 'mail', 'conversation'] as const

export const BoardShare = z.strictObject({
  vendor: z.string().nullable().describe('Whom it is shown to; who only helps is not told'),
  way: z.enum(shareWays),
  created_at: Moment,
  opened_at: Moment.nullable().describe('When it was opened last, to the minute'),
})
export type BoardShare = z.infer<typeof BoardShare>

export const SavedItem = z.strictObject({
  content_id: Id,
  slug: z.string(),
  content_type: ContentType,
  places: z.array(z.strictObject({ id: Id, board: z.string() })).describe('Its items, by the slug of their board'),
})

export type Model = z.infer<typeof Model>
export type Board = z.infer<typeof Board>
export type BoardItem = z.infer<typeof BoardItem>
export type SavedItem = z.infer<typeof SavedItem>

interface Named {
  id?: number | undefined
  slug?: string | undefined
  content_type?: object | undefined
  file_id?: number | undefined
  link?: string | undefined
  notes?: string | undefined
}

function isMeant({ id, slug, content_type, file_id, link, notes }: Named): boolean {
  const meant = [id !== undefined || Boolean(slug && content_type), file_id !== undefined, Boolean(link)].filter(Boolean).length
  return meant === 1 || (meant === 0 && Boolean(notes?.trim()))
}
