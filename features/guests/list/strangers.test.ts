// One chance: rights

import { expect, test } from 'vitest'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()
const ada = await world.couple()
const bob = await world.couple()
const ceremony = await world.event(ada, 'Ceremony')
const party = await world.event(bob, 'Party')
const grace = (await ada.post('/guests', { firstname: 'Grace' })).body.data
const answer = { status: 2, plus_one_count: 1 }
const path = `/guests/${grace.id}`

test.each([
  { who: 'a stranger', client: bob, status: 404 },
  { who: 'a visitor', client: world.visitor(), status: 401 },
  { who: 'somebody with a made-up token', client: world.visitor({ authorization: 'Bearer made-up' }), status: 401 },
])('$who gets $status for a guest of Ada, whatever they send', async ({ client, status }) => {
  const replyPath = `${path}/guest_wedding_events/${ceremony.id}/status`
  const refused = [
    await client.get(path),
    await client.put(path, { firstname: 'Eve' }),
    await client.put(path, { firstname: '' }),
    await client.put(path, '{"firstname": '),
    await client.put(replyPath, answer),
    await client.put(replyPath, {}),
    await client.put(replyPath, 'no json'),
    await client.get(`/guests?guest_event_id=${ceremony.id}`),
    await client.get(`/guests?guest_event_id=${ceremony.id}&id=nonsense`),
    await client.put(path, { firstname: '', event_id: 'nonsense' }),
  ]
  expect(refused.map((response) => response.status)).toEqual(refused.map(() => status))
  expect(new Set(refused.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect((await ada.get(path)).body.data).toEqual(grace)
})

test('neither side lets an answer tie a guest to the event of another couple', async () => {
  const adasGuestBobsEvent = `${path}/guest_wedding_events/${party.id}/status`
  expect((await ada.put(adasGuestBobsEvent, answer)).status).toBe(404)
  expect((await bob.put(adasGuestBobsEvent, answer)).status).toBe(404)
  expect((await ada.get(path)).body.data).toEqual(grace)
})

test('what belongs to another looks like what does not exist', async () => {
  expect((await bob.get(path)).body).toEqual((await bob.get('/guests/999999999')).body)
  expect((await bob.get(`/guests?guest_event_id=${ceremony.id}`)).body).toEqual((await bob.get('/guests?guest_event_id=999999999')).body)
})

test('a list shows its own couple alone', async () => {
  expect((await bob.get('/guests')).body).toMatchObject({ data: [], guest_wedding_events: [party], guest_wedding_event_counts: [] })
  expect((await bob.get('/guest_wedding_events/all')).body.data).toEqual([expect.objectContaining({ ...party, user_id: bob.id })])
})

test('a guest is added to the own wedding, whatever owner the body names', async () => {
  const { body } = await bob.post('/guests', { firstname: 'Mum', user_id: ada.id, id: grace.id, version: 7 })
  expect(body.data).toMatchObject({ firstname: 'Mum', version: 1 })
  expect(body.data.id).not.toBe(grace.id)
  expect((await ada.get('/guests')).body.meta.total).toBe(1)
})
