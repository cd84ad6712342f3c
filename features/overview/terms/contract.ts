import * as z from 'zod'
import { route } from '#features/route.ts'
import { ById, Id, Moment, text } from '#features/shapes.ts'

const Slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
const Title = text(60).min(1, 'Please give it a name.')
const Taxonomy = z
  .string()
  .max(60)
  .regex(/^[a-z]+(?:-[a-z]+)*$/, 'Please name a taxonomy by its slug.')

const Term = z.strictObject({
  id: Id,
  slug: Slug,
  title: z.string(),
  shipped_title: z.string().nullable().describe('As its file has it; null of one that an operator added'),
  url: z.string().nullable().describe('Where it is found while it is shown'),
  is_hidden: z.boolean(),
  merged_into: z.string().nullable().describe('The slug of the one that its pieces are filed under now'),
  pieces: z.int().min(0).describe('That name it or are filed under it'),
})
export type Term = z.infer<typeof Term>

const Change = z.strictObject({
  id: Id,
  kind: z.enum(['added', 'renamed', 'ordered', 'hidden', 'shown', 'merged', 'parted', 'removed']),
  title: z.string().nullable().describe('What it is called now; null where the order was changed'),
  was: z.string().nullable().describe('Its name before'),
  becomes: z.string().nullable().describe('Its name since, or that of what it was merged into'),
  said_by: z.string().nullable(),
  said_at: Moment,
})
export type Change = z.infer<typeof Change>

const Taxonomies = z.strictObject({
  taxonomies: z.array(z.strictObject({ slug: Slug, title: z.string(), terms: z.int().min(0) })),
  slug: Slug,
  is_reckoned: z.boolean().describe('Its terms come from what pieces say, so that none can be added'),
  terms: z.array(Term),
  changes: z.array(Change).describe('The last first'),
})

/** By this an act can be taken back. */
const done = z.strictObject({ data: z.strictObject({ change: Id }) })

const operator = route.$route({ tags: ['Operator'] })
const writes = { policy: 'admin', impersonation: 'refused' } as const

export const termsContract = {
  get: operator
    .route({ method: 'GET', path: '/admin/terms', summary: 'The terms of a taxonomy, hidden ones too, and what was done to them' })
    .meta({ policy: 'admin' })
    .input(z.object({ taxonomy: Taxonomy.default('categories') }))
    .output(z.strictObject({ data: Taxonomies })),
  add: operator
    .route({ method: 'POST', path: '/admin/terms', successStatus: 201, summary: 'Add a term to a taxonomy' })
    .meta(writes)
    .input(z.object({ taxonomy: Taxonomy, title: Title, slug: text(60).default('').describe('Made of the name where it is left out') }))
    .output(done),
  rename: operator
    .route({ method: 'PUT', path: '/admin/terms/{id}', summary: 'Give a term another name; its address stays' })
    .meta(writes)
    .input(ById.extend({ title: Title, was: text(60).describe('The name that was read') }))
    .output(done),
  order: operator
    .route({ method: 'PUT', path: '/admin/term-order', summary: 'Put the terms of a taxonomy in an order' })
    .meta(writes)
    .input(z.object({ taxonomy: Taxonomy, ids: z.array(Id).min(1).max(1_000).describe('All of them, hidden ones too') }))
    .output(done),
  hide: operator
    .route({ method: 'PUT', path: '/admin/terms/{id}/hidden', summary: 'Hide a term from everybody, or show it again' })
    .meta(writes)
    .input(ById.extend({ is_hidden: z.boolean() }))
    .output(done),
  merge: operator
    .route({ method: 'PUT', path: '/admin/terms/{id}/merged', summary: 'File the pieces of a term under another one, or under it again' })
    .meta(writes)
    .input(ById.extend({ into: Id.nullable().describe('Of the same taxonomy; null parts it again') }))
    .output(done),
  remove: operator
    .route({
      method: 'DELETE',
      path: '/admin/terms/{id}',
      successStatus: 200,
      summary: 'Remove a term that was added and that no piece names',
    })
    .meta(writes)
    .input(ById)
    .output(done),
  takeBack: operator
    .route({ method: 'POST', path: '/admin/term-changes/{id}/undo', summary: 'Take back what was done, unless something else was since' })
    .meta(writes)
    .input(ById)
    .output(done),
}
