import { expect, test } from 'vitest'
import { newWorld } from '#tests/world.ts'

const world = await newWorld({ has_magazine: true })

/** A choice for each question of the quiz. */
const answers = {
  room: ['courtyard', 'chapel'],
  light: ['leaves'],
  flowers: ['full'],
  table: ['stripes'],
  cake: ['wine'],
  music: ['quartet'],
  'after-midnight': ['bed'],
}

// RULE-011
test('who pays nothing has the checklist, guests, vendors, budget, boards, saved pieces, submissions and the quiz', async () => {
  const ada = await world.couple()
  expect((await ada.get('/users/me')).body.data.is_subscribed).toBe(false)
  const { id } = await world.event(ada, 'The wedding')
  const row = {
    type: 'article',
    slug: 'wine',
    url: '/wine',
    title: 'Wine',
    excerpt: 'For ninety.',
    fields: '{}',
    published_on: '2026-01-01',
  }
  const piece = await world.db
    .insertInto('content')
    .values({ ...row, status: 'published' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const free: [path: string, body: object][] = [
    ['/user-checklist-items', { title: 'Cake', guest_wedding_event_id: id }],
    ['/guests', { firstname: 'Grace' }],
    ['/user-vendors', { name: 'Fern' }],
    ['/budget', { name: 'Band' }],
    ['/users/me/boards/create', { name: 'Words' }],
    ['/users/me/items', { model: { id: piece.id } }],
    ['/content/submit-wedding', {}],
    ['/users/me/stylequiz', { answers }],
  ]
  for (const [path, body] of free)
    expect([path, (await ada.post(path, body)).status]).toEqual([path, expect.toSatisfy((status) => status < 300)])
})
