import * as z from 'zod'
import { route } from '#features/route.ts'
import { Day, Id, text } from '#features/shapes.ts'
import { ShownPicture } from '#features/magazine/content/contract.ts'
import { kinds } from './kinds.ts'

const Kind = z.enum(kinds)

const SearchQuery = z.object({
  q: text(200).default('').describe('Words, all of which stand in what is found'),
  kind: Kind.optional().describe('Things of this kind alone'),
  page: z.int().positive().max(1_000).default(1).describe('Of each kind'),
  per_page: z.int().positive().max(50).default(5).describe('Of each kind'),
  is_typing: z.boolean().default(false).describe('The last word may go on, and names alone are looked at: what a list under a field shows'),
})

const Reason = z.strictObject({
  where: z.enum(['title', 'terms', 'about', 'text']).describe('Where all of the words stand'),
  terms: z.array(z.strictObject({ taxonomy: z.string(), title: z.string() })).describe('Its terms that the words name'),
  snippet: z.string().nullable().describe('Of the text, around the first of the words'),
})
export type Reason = z.infer<typeof Reason>

const FoundPiece = z.strictObject({
  reason: Reason,
  picture: ShownPicture.nullable(),
  is_illustrated: z.boolean().describe('Invented: shown as an “Illustrated example”'),
})

const Found = z.strictObject({
  id: Id,
  title: z.string(),
  about: z.string().describe('What tells it from others of that name'),
  day: Day.nullable().describe('When it is, or is due'),
  couple: z.string().describe('Whose wedding it is of, where that is not one’s own'),
  to: z.string().startsWith('/').describe('Its page'),
  count: z.int().optional().describe('Of a term, how many pieces have it; counted up to 1,000'),
  piece: FoundPiece.optional().describe('Of a piece of the magazine, why it was found and how it looks'),
})

/** What was found of one kind; those whose name begins so come first. */
const FoundKind = z.strictObject({ kind: z.enum([...kinds, 'term']), total: z.int(), finds: z.array(Found) })

export type SearchQuery = z.infer<typeof SearchQuery>
export type Found = z.infer<typeof Found>
export type FoundKind = z.infer<typeof FoundKind>

export const searchContract = {
  find: route
    .route({
      method: 'GET',
      path: '/search',
      summary: 'What has these words: the caller’s own things by name, and what is published',
      tags: ['Search'],
    })
    .meta({ policy: 'anyone' })
    .input(SearchQuery)
    .output(
      z.strictObject({
        data: z.array(FoundKind).describe('The caller’s own, then terms, then pieces; kinds of which nothing was found are left out'),
        read_as: z
          .array(z.strictObject({ typed: z.string(), words: z.array(z.string()) }))
          .describe('Words that nothing has, and what they were read as'),
      }),
    ),
}
