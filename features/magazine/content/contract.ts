import * as z from 'zod'
import { route } from '#features/route.ts'
import { Day, Id, numberedPage, PageMeta, text } from '#features/shapes.ts'
import { Picture } from './picture.ts'

const content = route.$route({ tags: ['Content'] })

const Image = z.strictObject({ name: z.string(), hash: z.string(), width: z.int(), height: z.int(), colour: z.string() })

export const ShownPicture = Picture.extend({
  id: Id,
  image: Image.nullable().describe('The master or the detail of one that it is; null until it is drawn'),
})
export type ShownPicture = z.infer<typeof ShownPicture>

const Term = z.strictObject({ slug: z.string(), title: z.string(), url: z.string().nullable().describe('Where pieces with it are found') })
export type Term = z.infer<typeof Term>

const Byline = z.strictObject({ slug: z.string(), title: z.string(), url: z.string() })

/** What lists and links show of a piece. */
const card = {
  id: Id,
  type: z.string(),
  slug: z.string(),
  url: z.string().startsWith('/').describe('Where it is found now, whatever address it was asked by'),
  title: z.string(),
  excerpt: z.string(),
  is_illustrated: z.boolean().describe('Invented: shown as an “Illustrated example”'),
  published_on: Day,
  updated_on: Day.nullable(),
  minutes: z.int().describe('To read it'),
  author: Byline.nullable(),
  terms: z.record(z.string(), z.array(Term)).describe('By the slug of their taxonomy'),
}
const anyFields = z.record(z.string(), z.unknown())

export const Card = z.strictObject({ ...card, fields: anyFields.describe('What lists show of its type'), picture: ShownPicture.nullable() })
export type Card = z.infer<typeof Card>

export const Piece = z.strictObject({
  ...card,
  fields: anyFields.describe('Of its type; money in cents'),
  pictures: z.array(ShownPicture),
  tree: z.unknown().describe('The text as a tree of nodes: a text, or an object with name, attributes and children'),
  links: z.record(z.string(), Card).describe('The pieces that it names and that may be seen, by type/slug'),
  gallery: z
    .array(z.strictObject({ picture: ShownPicture, url: z.string(), title: z.string() }))
    .describe('Of a vendor: pictures of their work; of an album: its pictures; each with the piece that shows it'),
})
export type Piece = z.infer<typeof Piece>

const PieceQuery = z.object({
  url: text(2_000).optional().describe('Its address on this site, one that it had before too'),
  id: Id.optional().describe('Of a piece, or of a picture of one'),
  type: text(60).optional(),
  slug: text(200).optional(),
})
export type PieceQuery = z.infer<typeof PieceQuery>

const ListQuery = numberedPage(24).extend({
  type: text(60).default('').describe('Pieces of this type alone'),
  terms: text(1_000)
    .default('')
    .describe('styles/modern,styles/rustic,seasons: one of the terms of each taxonomy that is named, or any where none is; ids do as well'),
  every: text(200)
    .default('')
    .describe('colors: taxonomies of which a piece has all the terms that are named, where one of them would do otherwise'),
  author: text(200).default('').describe('The slug of who wrote it'),
  named: text(200).default('').describe('Pieces that speak of this one, as vendor/fern-and-fable'),
  q: text(200).default('').describe('Words, all of which stand in it'),
  sort: z
    .enum(['newest', 'oldest', 'title', 'position', 'smallest', 'largest', 'least-spent'])
    .default('newest')
    .describe('Smallest and largest by guests; who did not say a number comes last'),
  counts: z.boolean().default(false).describe('Says also how many there are of each term'),
})
export type ListQuery = z.infer<typeof ListQuery>

const Counts = z.record(z.string(), z.record(z.string(), z.int()))
export type Counts = z.infer<typeof Counts>

const TagQuery = z.object({
  q: text(200).default('').describe('What the name of a term, or a word in it, begins with'),
  type: text(60).default('').describe('Counts pieces of this type alone'),
  taxonomy: text(60).default('').describe('Its slug or its id'),
  is_searchable: z.boolean().default(false).describe('Only what the search completes'),
})
export type TagQuery = z.infer<typeof TagQuery>

const Tag = z.strictObject({ id: Id, slug: z.string(), title: z.string(), count: z.int() })
const TagGroup = z.strictObject({ id: Id, slug: z.string(), title: z.string(), terms: z.array(Tag) })
export type TagGroup = z.infer<typeof TagGroup>

export const contentContract = {
  get: content
    .route({ method: 'GET', path: '/content', summary: 'One piece, by its url, its id, or its type and slug' })
    .meta({ policy: 'published' })
    .input(PieceQuery)
    .output(z.strictObject({ data: Piece })),
  list: content
    .route({ method: 'GET', path: '/content/list', summary: 'Pieces that are published, by type, terms, author or words' })
    .meta({ policy: 'anyone' })
    .input(ListQuery)
    .output(
      z.strictObject({
        data: z.array(Card),
        meta: PageMeta.extend({
          counts: Counts.nullable().describe(
            'By taxonomy and term: how many there would be with it, under what is chosen of the other taxonomies',
          ),
        }),
      }),
    ),
  tags: content
    .route({ method: 'GET', path: '/tag-groups', summary: 'Terms by their taxonomies, with how many pieces each has' })
    .meta({ policy: 'anyone' })
    .input(TagQuery)
    .output(z.strictObject({ data: z.array(TagGroup).describe('Taxonomies in which nothing was found are left out') })),
}
