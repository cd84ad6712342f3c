// One chance: leaks

import { expect, test } from 'vitest'
import { newWorld } from '#tests/world.ts'
import type { Board } from '../board-shapes.ts'

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

// I6 I2
test('a real wedding on a board shows its colors, and what it would cost at the couple’s own number of guests', async () => {
  const ada = await world.couple()
  await db.updateTable('users').set({ wedding_guests: 45 }).where('id', '=', ada.id).execute()
  const cost = { lines: [{ title: 'Food', amount: 900_000, counts_by: 'guests' }] }
  const fields = {
    cost,
    wedding_guest_count: 90,
    palette: { colors: [{ title: 'Night', color: '#16264C', what: 'The sky', term: 'navy' }] },
  }
  const row = {
    type: 'real-wedding',
    slug: 'costs',
    url: '/real-weddings/costs',
    title: 'Costs',
    excerpt: 'To be read.',
    fields: JSON.stringify(fields),
  }
  const { id } = await db
    .insertInto('content')
    .values({ ...row, status: 'published', published_on: '2026-01-01', updated_on: null, source_hash: null, saved_by: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const saved = await ada.post('/users/me/items', { model: { id } })
  expect(saved.body.data).toMatchObject([
    {
      url: '/real-weddings/costs',
      cost: { guests: 90, total: 900_000, our_guests: 45, our_total: 450_000 },
      palette: [{ name: 'Night', hex: '#16264C', share: null }],
    },
  ])
})

// RULE-052 ROUTE-096 I3
test('a public board shows everybody what the couple put up, and nothing of what it says or plans', async () => {
  const ada = await world.couple()
  await ada.put('/users/me', { wedding_details: { guests: 45 } })
  const flower = await piece('flower')
  const begun = await ada.post('/users/me/boards/create', { name: 'Wall', is_public: true, model: { id: flower.id } })
  const { id } = begun.body.data.find(({ slug }: Board) => slug === 'wall')
  const [item] = (await ada.get('/users/me/boards/wall')).body.data.items
  await ada.put(`/users/me/items/${item.id}`, { notes: 'Too dear, says Theo.' })
  const seen = await world.visitor().get(`/boards/${id}`)
  expect(seen.body).toMatchObject({ role: null, boards: [], guest_wedding_events: [], data: { items: [{ notes: '', cost: null }] } })
  const { username } = (await ada.get('/users/me')).body.data
  expect((await world.visitor().get(`/users/${username}/boards`)).body.data).toMatchObject([{ name: 'Wall' }])
  await ada.put('/users/me/boards/wall', { is_public: false })
  for (const path of [`/boards/${id}`, `/users/${username}/boards`]) expect((await world.visitor().get(path)).status).toBe(404)
  expect((await ada.get(`/boards/${id}`)).body.role).toBe('owner')
})
