import { expect, test } from 'vitest'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()

// CALL-028
test('a wedding has each kind of event once, even when two devices add it at the same time', async () => {
  const ada = await world.couple()
  const event = { name: 'Ceremony', taxonomy_event_id: 3 }
  const answers = await Promise.all(Array.from({ length: 10 }, () => ada.post('/guest_wedding_events', event)))
  expect(answers.filter(({ body }) => body.data !== null)).toHaveLength(1)
  expect((await ada.get('/guest_wedding_events/all')).body.data).toEqual([
    { id: expect.any(Number), version: 1, ...event, user_id: ada.id, firstname: 'Ada', role: 'owner', permissions: [1, 2, 3, 4, 5] },
  ])
  expect((await ada.post('/guest_wedding_events', { name: ' ', taxonomy_event_id: 0 })).status).toBe(422)
})
