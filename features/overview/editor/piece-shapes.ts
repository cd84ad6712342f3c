import * as z from 'zod'
import { ShownPicture } from '#features/magazine/content/contract.ts'
import { fieldKinds } from '#features/magazine/content/field-specs.ts'
import { typeNames } from '#features/magazine/content/type-names.ts'
import { Day, Id, Moment, numberedPage, text, Version } from '#features/shapes.ts'
import { statuses } from './piece-statuses.ts'

const Status = z.enum(statuses)
export const Type = z.enum(typeNames)

/** As long as texts of a piece may be; what is wrong with it is said by its type. */
const Words = z
  .string()
  .max(60_000, 'Please use at most 60000 characters.')
  .refine((value) => value.isWellFormed() && !value.includes('\0'), 'Please use letters, digits and signs only.')

/** What a form says: every field as a text, groups of them as YAML, the text of the piece as `markdown`. */
export const Said = z
  .record(z.string().regex(/^[a-z][a-z0-9_]{0,40}$/), Words)
  .refine((said) => Object.keys(said).length <= 60, 'Please send at most 60 fields.')
  .describe('Each field of the type as a text, groups of fields as YAML, and the text of the piece as markdown')
export type Said = z.infer<typeof Said>

export const ListQuery = numberedPage(30).extend({
  search: text(200).default('').describe('Part of a title, a slug or the name of an author'),
  type: Type.optional(),
  status: Status.optional(),
  sort: z.enum(['saved', 'newest', 'title']).default('saved'),
})
export type ListQuery = z.infer<typeof ListQuery>

export const Row = z.strictObject({
  id: Id,
  type: Type,
  slug: z.string(),
  url: z.string(),
  title: z.string(),
  status: Status,
  is_illustrated: z.boolean(),
  is_shipped: z.boolean().describe('As its file has it; from the first save on it is the operator’s'),
  published_on: Day,
  saved_at: Moment,
  author: z.string().nullable(),
  broken: z.int().describe('Pieces that it names and that nobody may see'),
  picture: ShownPicture.nullable(),
})
export type Row = z.infer<typeof Row>

export const Counts = z.strictObject({ all: z.int(), types: z.record(z.string(), z.int()), statuses: z.record(z.string(), z.int()) })

const FieldSpec = z.strictObject({
  name: z.string(),
  kind: z.enum(fieldKinds),
  is_required: z.boolean(),
  most: z.int().nullable(),
  choices: z.array(z.string()),
  example: z.string().describe('Of a group: how it is written'),
})

const Draft = z.strictObject({
  said: z.record(z.string(), z.string()),
  version: Version.nullable().describe('Of the piece as it was when they began'),
  updated_at: Moment,
})

export const VersionLine = z.strictObject({
  version: Version,
  title: z.string(),
  status: Status,
  saved_at: Moment,
  saved_by: z.string().nullable().describe('Null for what came from a file, or by itself'),
})

export const Form = z.strictObject({
  type: Type,
  fields: z.array(FieldSpec),
  said: z.record(z.string(), z.string()),
  draft: Draft.nullable().describe('What the caller wrote and has not saved'),
})

export const Edited = Form.extend({
  id: Id,
  slug: z.string(),
  url: z.string(),
  title: z.string(),
  status: Status,
  version: Version,
  is_shipped: z.boolean(),
  saved_at: Moment,
  saved_by: z.string().nullable(),
  versions: z.array(VersionLine).describe('The latest first'),
  redirects: z.array(z.string()).describe('Where it was found before'),
})
export type Edited = z.infer<typeof Edited>
export type Form = z.infer<typeof Form>

export const Errors = z.record(z.string(), z.array(z.string()))
export const Written = z.object({ slug: text(100), said: Said })
export const Saving = Written.extend({
  status: Status.default('draft').describe('What is published before its day is scheduled'),
})

export const DraftName = z
  .string()
  .regex(/^([1-9]\d{0,14}|new-[a-z]{1,30}(-[a-z]{1,30}){0,3})$/, 'Please name a piece, or a new one by its type.')

export const PictureQuery = numberedPage(24).extend({ search: text(100).default('') })

export const Drawn = z.strictObject({
  motif: z.string(),
  palette: z.string(),
  seed: z.string(),
  ratio: z.string(),
  alt: z.string().describe('What another piece says of it'),
  image: ShownPicture.shape.image.unwrap(),
})
export type Drawn = z.infer<typeof Drawn>

export const Redirect = z.strictObject({
  url: z.string(),
  to: z.string(),
  title: z.string().nullable().describe('Of the piece that it leads to'),
  id: z.int().nullable().describe('Of one that an operator added; no other can be removed'),
  added_by: z.string().nullable(),
  created_at: Moment,
})

export type RedirectLine = z.infer<typeof Redirect>

export const RemovedRedirect = z.strictObject({
  url: z.string(),
  to: z.string(),
  added_by: z.string().nullable(),
  removed_by: z.string().nullable(),
  removed_at: Moment,
})

/** An address typed by somebody; what is wrong with it is said in words of its own. */
const Path = z.string().trim().max(300)

export const NewRedirect = z.object({
  url: Path.describe('A path at which no page is'),
  to: Path.describe('The path of a page of this site'),
})
