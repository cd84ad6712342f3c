// One chance: rights

import { expect, test } from 'vitest'
import type { Client } from '#tests/client.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()

const newAct = () => crypto.randomUUID()
const namesOf = async (couple: Client) =>
  (await couple.get('/guests?per_page=100&order_by=firstname')).body.data.map(({ firstname }: { firstname: string }) => firstname)

test('of another couple nothing is named, filled or told', async () => {
  const [ada, bob] = [await world.couple(), await world.couple()]
  const [party, supper, bobs] = [await world.event(ada, 'Party'), await world.event(ada, 'Supper'), await world.event(bob, 'Bash')]
  const { id: away } = (await ada.post('/guests', { firstname: 'Away', wedding_events: [supper.id] })).body.data
  const { id: near } = (await ada.post('/guests', { firstname: 'Near', wedding_events: [party.id] })).body.data
  const mother = await world.helper(ada, { [party.id]: [2] })
  const cook = await world.helper(ada, { [party.id]: [1] })
  const placed = (id: number) => ({ act: newAct(), wedding_events: [id], guests: [{ firstname: 'Mallory', places: [{ id }] }] })
  const merge = (id: number, event: number) => ({ act: newAct(), wedding_events: [event], merges: [{ id, fill: { notes: 'x' } }] })
  const refused = [
    await bob.post('/guests/import', placed(party.id)),
    await bob.post('/guests/import', { ...placed(bobs.id), wedding_events: [bobs.id, party.id] }),
    await bob.post('/guests/import', merge(near, bobs.id)),
    await mother.post('/guests/import', placed(supper.id)),
    await mother.post('/guests/import', { ...placed(party.id), guests: [{ firstname: 'Nowhere' }] }),
    await mother.post('/guests/import', merge(away, party.id)),
  ]
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 422))
  expect(refused[0]!.body).toEqual((await bob.post('/guests/import', placed(999_999))).body)
  expect((await cook.post('/guests/import', placed(party.id))).status).toBe(403)
  expect((await cook.get(`/guests/import?guest_event_id=${party.id}`)).status).toBe(403)
  expect((await bob.get(`/guests/import?user_id=${ada.id}`)).status).toBe(404)
  expect((await world.visitor().get('/guests/import')).status).toBe(401)
  expect((await mother.get(`/guests/import?guest_event_id=${party.id}`)).body.data).toMatchObject([{ id: near }])
  expect((await mother.post('/guests/import', placed(party.id))).status).toBe(201)
  expect((await mother.post('/guests/import', merge(near, party.id))).status).toBe(201)
  expect(await namesOf(ada)).toEqual(['Away', 'Mallory', 'Near'])
  expect(await namesOf(bob)).toEqual([])
})
