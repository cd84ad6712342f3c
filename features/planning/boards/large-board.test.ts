import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { wholeSite } from '#tests/whole-site.ts'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld()
const site = await wholeSite(world)

test('the window of a board of 10,000 things is at most 1.2 times that of a board of 50, and each thing is reached by its page', async () => {
  const ada = await world.couple()
  const [small, large] = [await board(ada, 'Few', 50), await board(ada, 'Many', 10_000)]
  const [few, many] = [await site.get(`/boards/${small}`, ada), await site.get(`/boards/${large}`, ada)]
  expect([few.status, many.status]).toEqual([200, 200])
  expect(tilesIn(few.html)).toBeGreaterThan(40)
  expect(tilesIn(many.html)).toBeLessThanOrEqual(1.2 * tilesIn(few.html))
  expect(elementsIn(many.html)).toBeLessThanOrEqual(1.2 * elementsIn(few.html))
  const seen = new Set<number>()
  for (let page = 1; page <= 100; page++) {
    const { body } = await ada.get(`/boards/${large}?page=${page}`)
    for (const { id } of body.data.items) seen.add(id)
  }
  expect(seen.size).toBe(10_000)
})

async function board({ id: user_id }: Person, name: string, things: number): Promise<number> {
  const slug = name.toLowerCase()
  const { id } = await world.db.insertInto('boards').values({ user_id, name, slug }).returning('id').executeTakeFirstOrThrow()
  await sql`insert into board_items (user_id, board_id, title, notes)
    select ${user_id}::bigint, ${id}::bigint, 'Thing ' || n, 'A note about it, number ' || n from generate_series(1, ${things}::integer) n`.execute(
    world.db,
  )
  return id
}

function tilesIn(html: string): number {
  return html.match(/data-tile=/g)?.length ?? 0
}

function elementsIn(html: string): number {
  return html.match(/<[a-z]/g)?.length ?? 0
}
