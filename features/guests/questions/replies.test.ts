// One chance: writes

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newWorld } from '#tests/world.ts'
import type { GivenAnswer } from './contract.ts'

const world = await newWorld()

test('all answers of a guest are there, who wrote them down and how they came, for each event that one may see', async () => {
  const couple = await world.couple()
  const wedding = await world.event(couple, 'Wedding')
  const supper = await world.event(couple, 'Supper')
  const { id } = (await couple.post('/guests', { firstname: 'Grace', wedding_events: [wedding.id, supper.id] })).body.data
  await couple.put(`/guests/${id}/guest_wedding_events/${wedding.id}/status`, { status: 3 })
  await couple.put(`/guests/${id}/guest_wedding_events/${wedding.id}/status`, {
    status: 2,
    plus_one_count: 1,
    meal: 'Trout',
    channel: 'phone',
  })
  await couple.put(`/guests/${id}/guest_wedding_events/${supper.id}/status`, { status: 4 })
  await sql`insert into wedding_changes (user_id, what, object_id, event_id, after) values (${couple.id}, 'guest.reply', ${id}, ${wedding.id},
    '{"status": 2, "plus_one_count": 0, "meal": "Stew", "channel": "guest"}')`.execute(world.db)

  const { body } = await couple.get(`/guests/${id}/answers`)
  expect(body.data).toMatchObject([
    { event: 'Wedding', status: 2, meal: 'Stew', channel: 'guest', by: '' },
    { event: 'Supper', status: 4, channel: '', by: expect.stringContaining('Ada') },
    { event: 'Wedding', status: 2, plus_one_count: 1, meal: 'Trout', channel: 'phone', by: expect.stringContaining('Ada') },
    { event: 'Wedding', status: 3 },
  ])
  const helper = await world.helper(couple, { [supper.id]: [2] })
  expect((await helper.get(`/guests/${id}/answers`)).body.data).toMatchObject([{ event: 'Supper' }])
  expect((await (await world.couple()).get(`/guests/${id}/answers`)).status).toBe(404)
})

test('an answer that a guest was added with is the first of them, and of hundreds none is left out', async () => {
  const couple = await world.couple()
  const [wedding, supper] = [await world.event(couple, 'Wedding'), await world.event(couple, 'Supper')]
  const places = [
    { id: wedding.id, status: 2, plus_one_count: 1, meal: 'Trout' },
    { id: supper.id, status: 3 },
  ]
  const { id } = (await couple.post('/guests', { firstname: 'Grace', wedding_events: places })).body.data
  const list = async (query = '') => (await couple.get(`/guests/${id}/answers${query}`)).body
  const added = [
    { event: 'Wedding', status: 2, plus_one_count: 1, meal: 'Trout', by: expect.stringContaining('Ada') },
    { event: 'Supper', status: 3 },
  ]
  expect((await list()).data).toMatchObject(added)
  for (const status of [4, 3, 4])
    await couple.put(`/guests/${id}/guest_wedding_events/${wedding.id}/status`, { status, channel: 'in_person' })
  expect((await list()).data.map(({ event, status }: GivenAnswer) => [event, status])).toEqual([
    ['Wedding', 4],
    ['Wedding', 3],
    ['Wedding', 4],
    ['Wedding', 2],
    ['Supper', 3],
  ])
  await sql`insert into wedding_changes (user_id, what, object_id, event_id, before, after)
    select ${couple.id}, 'guest.reply', ${id}, ${supper.id}, '{"status": 3}', '{"status": 2, "channel": "guest"}' from generate_series(1, 200)`.execute(
    world.db,
  )
  const { meta, data } = await list('?per_page=100&page=3')
  expect([meta.total, meta.last_page, data.length]).toEqual([205, 3, 5])
  expect(data).toMatchObject([{ status: 4 }, { status: 3 }, { status: 4 }, ...added])
})
