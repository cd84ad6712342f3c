import * as z from 'zod'
import { route } from '#features/route.ts'
import { Day, Id, text } from '#features/shapes.ts'
import { kinds } from './kinds.ts'

const Kind = z.enum(kinds)

const SearchQuery = z.object({
  q: text(200).default('').describe('Words, all of which stand in what is found'),
  kind: Kind.optional().describe('Things of this kind alone'),
  page: z.int().positive().max(1_000).default(1).describe('Of each kind'),
  per_page: z.int().positive().max(50).default(5).describe('Of each kind'),
})

const Found = z.strictObject({
  id: Id,
  title: z.string(),
  about: z.string().describe('What tells it from others of that name'),
  day: Day.nullable().describe('When it is, or is due'),
  couple: z.string().describe('Whose wedding it is of, where that is not one’s own'),
  to: z.string().startsWith('/').describe('Its page'),
})

/** What was found of one kind; those whose name begins so come first. */
const FoundKind = z.strictObject({ kind: Kind, total: z.int(), finds: z.array(Found) })

export type SearchQuery = z.infer<typeof SearchQuery>
export type Found = z.infer<typeof Found>
export type FoundKind = z.infer<typeof FoundKind>

export const searchContract = {
  find: route
    .route({
      method: 'GET',
      path: '/search',
      summary: 'What has these words in its name, of all that the caller may see',
      tags: ['Search'],
    })
    .meta({ policy: 'anyone' })
    .input(SearchQuery)
    .output(z.strictObject({ data: z.array(FoundKind).describe('Kinds of which nothing was found are left out') })),
}
