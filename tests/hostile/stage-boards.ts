import type { Person } from '#tests/world.ts'
import { hashToken, newToken } from '#server/session.ts'
import type { World } from './stage.ts'
import { type Known, leftOut } from './valid-inputs.ts'

async function piece({ db }: World, { id }: Person, nth: number): Promise<number> {
  const slug = `board-piece-${id}-${nth}`
  const row = {
    type: 'article',
    slug,
    url: `/${slug}`,
    title: 'A piece',
    excerpt: 'To be read.',
    fields: '{}',
    status: 'published' as const,
  }
  const values = { ...row, published_on: '2026-01-01', updated_on: null, source_hash: null, saved_by: null }
  return (await db.insertInto('content').values(values).returning('id').executeTakeFirstOrThrow()).id
}

const saving = async (world: World, couple: Person, nth: number): Promise<Known> => ({
  model: { id: await piece(world, couple, nth) },
  board: 'loved',
  boards: [],
  name: 'Supper',
  slug: leftOut,
})

/** A board that nobody has touched yet. */
async function boardOf({ db }: World, { id: user_id }: Person, nth: number) {
  return db
    .insertInto('boards')
    .values({ user_id, name: `Board ${nth}`, is_public: true })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow()
}

/** A board with a vendor of the list, and the link by which they see it. */
async function shown(...at: [World, Person, number]): Promise<Known> {
  const [{ db }, { id: user_id }] = at
  const { id: board_id } = await boardOf(...at)
  const { id: user_vendor_id } = await db
    .insertInto('user_vendors')
    .values({ user_id, name: 'Fern & Fable' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = newToken()
  await db
    .insertInto('board_shares')
    .values({ user_id, board_id, user_vendor_id, way: 'link', hash: hashToken(token), opened_at: null, ended_at: null })
    .execute()
  return { id: board_id, user_vendor_id, way: 'link', token }
}

export const ofBoards = {
  'board_shares.create': shown,
  'board_shares.end': shown,
  'board_shares.get': shown,
  'board_shares.paper': shown,
  'boards.list': async (world: World, { id: user_id }: Person, nth: number) => {
    const values = { user_id, name: 'Party', taxonomy_event_id: 700_000 + nth }
    const { id } = await world.db.insertInto('guest_wedding_events').values(values).returning('id').executeTakeFirstOrThrow()
    return { guest_event_ids: [id] }
  },
  'boards.love': saving,
  'boards.save': saving,
  'boards.create': saving,
  'boards.remember': async (...at: [World, Person, number]) => ({ id: await piece(...at) }),
  'boards.get': boardOf,
  'boards.update': async (...at: [World, Person, number]) => ({
    ...(await boardOf(...at)),
    cover_id: leftOut,
    model: leftOut,
    name: 'Supper',
  }),
  'boards.destroy': boardOf,
  'boards.show': boardOf,
  'boards.published': async (...at: [World, Person, number]) => {
    await boardOf(...at)
    return at[0].db.selectFrom('users').where('id', '=', at[1].id).select('username').executeTakeFirstOrThrow()
  },
  'boards.change': async (world: World, couple: Person, nth: number) => {
    const { id: board_id } = await boardOf(world, couple, nth)
    const item = await world.db
      .insertInto('board_items')
      .values({ user_id: couple.id, board_id, title: 'Candles' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { ...item, board_id }
  },
}
