// One chance: rights, lost or doubled writes

import { expect, test } from 'vitest'
import { newWorld } from '#tests/world.ts'
import type { Board, BoardItem, SavedItem } from './board-shapes.ts'

const world = await newWorld()
const { db } = world

async function piece(slug: string, type = 'article') {
  const row = { type, slug, url: `/${slug}`, title: `About ${slug}`, excerpt: 'To be read.', fields: '{}', status: 'published' as const }
  return db
    .insertInto('content')
    .values({ ...row, published_on: '2026-01-01', updated_on: null, source_hash: null, saved_by: null })
    .returning(['id', 'type', 'slug', 'title', 'url'])
    .executeTakeFirstOrThrow()
}

// CALL-075 CALL-079 CALL-076 RULE-049 ENTITY-027
test('what is saved lands on Loved, and saving it twice, or fifty times at once, is one item', async () => {
  const ada = await world.couple()
  const fern = await piece('fern', 'vendor')
  const first = await ada.post('/users/me/items', { model: { id: fern.id } })
  expect(first.body.data).toMatchObject([
    { content_id: fern.id, content_type: { slug: 'vendor' }, slug: 'fern', title: fern.title, url: fern.url },
  ])
  const again = await ada.post('/users/me/items', { model: { slug: 'fern', content_type: { slug: 'vendor' } } })
  expect(again.body).toMatchObject({ data: [{ id: first.body.data[0].id }], undo: null })

  const oaks = await piece('oaks')
  const rush = await Promise.all(Array.from({ length: 50 }, () => ada.post('/users/me/items', { model: { id: oaks.id } })))
  expect(new Set(rush.map(({ body }) => body.data[0].id)).size).toBe(1)
  const saved = await ada.get('/users/me/index/items')
  expect(saved.body.data.map(({ slug, places }: SavedItem) => [slug, places.length])).toEqual([
    ['fern', 1],
    ['oaks', 1],
  ])
  const index = await ada.get('/users/me/index/boards')
  expect(index.body.data).toMatchObject([{ slug: 'loved', name: 'Loved', items_count: 2 }])
  expect(index.body.items).toEqual(saved.body.data)
})

// CALL-080 CALL-081 CALL-082 CALL-077 ENTITY-028
test('a board is begun with what is saved to it, filled, renamed and read, under an address that stays', async () => {
  const ada = await world.couple()
  const [paper, cake] = [await piece('paper'), await piece('cake')]
  const begun = await ada.post('/users/me/boards/create', { name: 'Für die Tafel!', model: { id: paper.id } })
  expect(begun.body.data.map(({ slug }: Board) => slug)).toEqual(['loved', 'fur-die-tafel'])
  const second = await ada.post('/users/me/boards/create', { name: 'Für die Tafel' })
  expect(second.body.data.map(({ slug }: Board) => slug)).toEqual(['loved', 'fur-die-tafel-2', 'fur-die-tafel'])
  const [, other, table] = second.body.data

  const both = await ada.post('/users/me/boards', { model: { id: cake.id }, board: 'fur-die-tafel', boards: [other.id, table.id] })
  expect(both.body.data.map(({ items_count }: Board) => items_count)).toEqual([0, 1, 2])
  expect(both.body.saved).toHaveLength(2)
  const renamed = await ada.put('/users/me/boards/fur-die-tafel', { name: 'The long table', notes: 'No chargers.', version: table.version })
  expect(renamed.body.data[2]).toMatchObject({
    name: 'The long table',
    slug: 'fur-die-tafel',
    notes: 'No chargers.',
    version: table.version + 1,
  })
  expect((await ada.put('/users/me/boards/fur-die-tafel', { name: 'Late', version: table.version })).status).toBe(409)

  const read = await ada.get('/users/me/boards/fur-die-tafel?per_page=1')
  expect(read.body.data).toMatchObject({ name: 'The long table', items_count: 2, items: [{ title: cake.title }] })
  expect(read.body.meta).toMatchObject({ total: 2, last_page: 2 })
  expect((await ada.get('/users/me/boards/nowhere')).status).toBe(404)
})

// CALL-083 RULE-049
test('a board goes with what stands on it and comes back with it; Loved stays, and keeps its name', async () => {
  const ada = await world.couple()
  const vows = await piece('vows')
  await ada.post('/users/me/boards/create', { name: 'Words', model: { id: vows.id } })
  await ada.post('/users/me/boards', { board: 'words', model: { notes: 'Candles at three heights.' } })
  const before = (await ada.get('/users/me/boards/words')).body.data
  const gone = await ada.delete('/users/me/boards/words')
  expect(gone.body.data.map(({ slug }: Board) => slug)).toEqual(['loved'])
  expect((await ada.post(`/wedding-changes/${gone.body.undo}/undo`)).body.data.kept).toEqual([])
  const after = (await ada.get('/users/me/boards/words')).body.data
  expect(after.items.map(({ id, notes }: BoardItem) => [id, notes])).toEqual(before.items.map(({ id, notes }: BoardItem) => [id, notes]))

  expect((await ada.delete('/users/me/boards/loved')).status).toBe(422)
  expect((await ada.put('/users/me/boards/loved', { name: 'Mine' })).status).toBe(422)
  const kinds = (await ada.get(`/wedding-changes?user_id=${ada.id}&kind=boards`)).body.data.map(({ text }: { text: string }) => text)
  expect(kinds).toContain('took the board Words away')
})

test('what was begun by one act is taken back whole, unless somebody added to it since', async () => {
  const ada = await world.couple()
  const lamp = await piece('lamp')
  const begun = await ada.post('/users/me/boards/create', { name: 'Light', model: { id: lamp.id } })
  expect((await ada.post(`/wedding-changes/${begun.body.undo}/undo`)).status).toBe(200)
  expect((await ada.get('/users/me/boards/light')).status).toBe(404)

  const second = await ada.post('/users/me/boards/create', { name: 'Light' })
  await ada.post('/users/me/boards', { board: 'light', model: { id: lamp.id } })
  await ada.post(`/wedding-changes/${second.body.undo}/undo`)
  expect((await ada.get('/users/me/boards/light')).body.data.items_count).toBe(1)
})

// CALL-078 RULE-050 RULE-051 ENTITY-029
test('a helper with boards sees those on their events, at both addresses, and publishes none', async () => {
  const ada = await world.couple()
  const [party, brunch] = [await world.event(ada, 'Party'), await world.event(ada, 'Brunch')]
  const flowers = await piece('flowers-by-fern', 'vendor')
  await ada.post('/users/me/boards/create', { name: 'Party', guest_wedding_event_id: party.id, model: { id: flowers.id } })
  await ada.post('/users/me/boards/create', { name: 'Brunch', guest_wedding_event_id: brunch.id })
  const grace = await world.helper(ada, { [party.id]: [4] })
  for (const version of ['', '/v1'])
    expect(
      (
        await fetch(`${world.origin}/api${version}/v2/users/me/boards?guest_event_ids[]=${party.id}`, {
          headers: { authorization: `Bearer ${grace.token}` },
        }).then((answer) => answer.json())
      ).data,
    ).toMatchObject({
      boards: [{ name: 'Party' }],
      items: [{ content_id: flowers.id }],
      vendors: [{ content_id: flowers.id }],
    })
  const own = (await grace.get('/v2/users/me/boards')).body.data
  expect(own.boards.map(({ name }: Board) => name)).toEqual(['Loved'])
  expect((await grace.get(`/v2/users/me/boards?guest_event_ids[]=${brunch.id}`)).status).toBe(404)
  const helped = `?user_id=${ada.id}`
  expect((await grace.get(`/users/me/boards/party${helped}`)).body.data.items).toHaveLength(1)
  expect((await grace.get(`/users/me/boards/loved${helped}`)).status).toBe(404)
  expect((await grace.post('/users/me/boards/create', { name: 'Mine', guest_wedding_event_id: party.id, is_public: true })).status).toBe(
    403,
  )

  await ada.put('/users/me/boards/party', { guest_wedding_event_id: null })
  expect((await grace.get(`/users/me/boards/party${helped}`)).status).toBe(404)
})

test('an item is described, put on another board and into another order, and each of it can be taken back', async () => {
  const ada = await world.couple()
  await ada.post('/users/me/boards/create', { name: 'Table' })
  const notes = []
  for (const words of ['one', 'two', 'three']) notes.push((await ada.post('/users/me/items', { model: { notes: words } })).body.data[0])
  const order = async (slug = 'loved') => (await ada.get(`/users/me/boards/${slug}`)).body.data.items.map(({ notes }: BoardItem) => notes)
  expect(await order()).toEqual(['three', 'two', 'one'])
  const [one, two, three] = notes
  const dealt = await ada.post('/users/me/items/reorder', { ids: [one.id, three.id] })
  expect(await order()).toEqual(['one', 'two', 'three'])
  await ada.post(`/wedding-changes/${dealt.body.undo}/undo`)
  expect(await order()).toEqual(['three', 'two', 'one'])

  const act = crypto.randomUUID()
  const table = (await ada.get('/users/me/boards/table')).body.data
  expect((await ada.put(`/users/me/items/${two.id}`, { board_id: table.id, title: 'Second', act })).body.data).toMatchObject({
    title: 'Second',
  })
  expect([await order(), await order('table')]).toEqual([['three', 'one'], ['two']])
  await ada.post(`/wedding-changes/${act}/undo`)
  expect([await order(), await order('table')]).toEqual([['three', 'two', 'one'], []])

  const eve = await world.couple()
  const evil = { board_id: (await eve.get('/users/me/index/boards')).body.data[0].id }
  expect((await ada.put(`/users/me/items/${one.id}`, evil)).status).toBe(422)
  expect((await eve.put(`/users/me/items/${one.id}`, { title: 'Mine' })).status).toBe(404)
  expect((await eve.delete(`/users/me/items/${one.id}`)).status).toBe(404)
  expect((await eve.post('/users/me/items/reorder', { ids: [one.id] })).status).toBe(422)
})

test.each([
  {},
  { id: 999_999_999 },
  { link: 'javascript:alert(1)' },
  { link: 'nonsense' },
  { file_id: 999_999_999 },
  { notes: ' ' },
  { id: 1, link: 'https://example.com' },
])('nothing is saved of %o', async (model) => {
  const ada = await world.couple()
  expect((await ada.post('/users/me/items', { model })).status).toBe(422)
  expect((await ada.get('/users/me/boards/loved')).body.data.items_count).toBe(0)
})
