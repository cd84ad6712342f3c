import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newWorld } from '#tests/world.ts'

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
