import type { Person } from '#tests/world.ts'
import { pictured } from './stage-files.ts'
import type { World } from './stage.ts'
import { type Known, leftOut } from './valid-inputs.ts'

const said = {
  title: 'About us',
  excerpt: 'Who runs this place, where they are, and how to reach them.',
  illustrated: 'false',
  published_on: '2026-01-01',
  markdown: 'We are two people and a dog.',
}

const written = (slug: string): Known => ({ type: 'page', slug, said, status: 'draft' })

async function pieceOf({ db }: World, { id: couple }: Person, nth: number): Promise<Known> {
  const slug = `page-${couple}-${nth}`
  const piece = { type: 'page', slug, url: `/${slug}`, title: 'A page', excerpt: 'For operators.', fields: '{}' }
  const { id } = await db
    .insertInto('content')
    .values({ ...piece, status: 'draft', published_on: '2026-01-01', updated_on: null, source_hash: null, saved_by: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...written(slug), id, version: 1, against: leftOut }
}

/** A piece that everybody may read. */
async function readable({ db }: World, { id: couple }: Person, nth: number): Promise<{ id: number; slug: string }> {
  const slug = `out-${couple}-${nth}`
  const piece = { type: 'page', slug, url: `/${slug}`, title: 'A page', excerpt: 'For everybody.', fields: '{}' }
  return db
    .insertInto('content')
    .values({ ...piece, status: 'published', published_on: '2026-01-01', updated_on: null, source_hash: null, saved_by: null })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow()
}

export const ofEditor = {
  'editor.bring': async (world: World, couple: Person, nth: number) => ({ file_id: (await pictured(world, couple, nth))['picture_id'] }),
  'editor.get': pieceOf,
  'editor.save': pieceOf,
  'editor.version': pieceOf,
  'editor.preview': () => written('a-page'),
  'editor.create': (_: World, { id }: Person, nth: number) => written(`new-page-${id}-${nth}`),
  'editor.keep': () => ({ name: 'new-page', version: leftOut, said }),
  'editor.addRedirect': async (world: World, couple: Person, nth: number) => {
    const { slug } = await readable(world, couple, nth)
    return { url: `/was-${slug}`, to: `/${slug}` }
  },
  'editor.removeRedirect': async (world: World, couple: Person, nth: number) => {
    const { id, slug } = await readable(world, couple, nth)
    const added = { url: `/was-${slug}`, content_id: id, to_url: null, is_added: true, added_by: couple.id }
    return world.db.insertInto('content_redirects').values(added).returning('id').executeTakeFirstOrThrow()
  },
  'forms.remove': async ({ db }: World) =>
    db.insertInto('form_answers').values({ form: 'why', answers: '[]' }).returning('id').executeTakeFirstOrThrow(),
}
