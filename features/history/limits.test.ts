import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()

test('a guest list holds 10,000 guests, which nobody is told before; who comes with more is, and may still take some away', async () => {
  const ada = await world.couple()
  await sql`insert into guests (user_id, firstname) select ${ada.id}, 'Guest' || nth from generate_series(1, 9999) nth`.execute(world.db)
  const { body, status } = await ada.post('/guests', { firstname: 'The last' })
  expect(status).toBe(201)
  for (const refused of [await ada.post('/guests', { firstname: 'One more' }), await ada.post('/guests/many', { names: 'Ann & Bo' })]) {
    expect(refused.status).toBe(422)
    expect(refused.body).toEqual({ message: 'A guest list holds 10,000 guests at most.', errors: {} })
  }
  expect((await ada.get('/guests')).body.meta.total).toBe(10_000)
  expect((await ada.delete(`/guests/${body.data.id}`)).status).toBe(204)
  expect((await ada.post('/guests', { firstname: 'One more' })).status).toBe(201)
})

test('events, households and helpers have their limits, too', async () => {
  const ada = await world.couple()
  await sql`insert into guest_wedding_events (user_id, taxonomy_event_id, name) select ${ada.id}, nth, 'Day' from generate_series(1, 1000) nth`.execute(
    world.db,
  )
  const event = await ada.post('/guest_wedding_events', { name: 'One more', taxonomy_event_id: 2_000 })
  expect([event.status, event.body.message]).toEqual([422, 'A wedding has 1,000 events at most.'])
  const households = sql`insert into households (user_id) select ${ada.id} from generate_series(1, 20001)`.execute(world.db)
  await expect(households).rejects.toThrow('A guest list has 20,000 households at most.')
  const helpers =
    sql`insert into user_posses (user_id, email) select ${ada.id}, nth || '@example.com' from generate_series(1, 1001) nth`.execute(
      world.db,
    )
  await expect(helpers).rejects.toThrow('A wedding has 1,000 helpers at most.')
})
