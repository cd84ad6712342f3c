// One chance: rights

import { expect, test } from 'vitest'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()
const ada = await world.couple()
const [supper, hidden] = [await world.event(ada, 'Supper'), await world.event(ada, 'Hidden')]
const planner = await world.helper(ada, { [supper.id]: [1] })
const mother = await world.helper(ada, { [supper.id]: [2] })
const nobody = await world.helper(ada, { [supper.id]: [] })
const partner = await world.helper(ada, {}, 'partner')
const stranger = await world.couple()
const path = `/user-posses/user/${ada.id}/guest_wedding_events`

// CALL-030 CALL-031
test.each([
  ['the couple', ada, [201, 200, 200]],
  ['the partner', partner, [201, 200, 200]],
  ['who keeps the checklist of an event', planner, [201, 200, 404]],
  ['who keeps the guest list of an event', mother, [403, 403, 404]],
  ['a helper without any permission', nobody, [403, 403, 404]],
  ['a stranger', stranger, [404, 404, 404]],
  ['a visitor', world.visitor(), [401, 401, 401]],
] as const)('%s adds and changes events of a couple as far as they may', async (who, client, expected) => {
  const kind = 1_000 + expected[0] + who.length
  const answers = [
    await client.post(path, { name: `Party of ${who}`, taxonomy_event_id: kind }),
    await client.put(`${path}/${supper.id}`, { name: `Supper of ${who}` }),
    await client.put(`${path}/${hidden.id}`, { name: 'Found' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual(expected)
  expect((await ada.get(`/guest_wedding_events/${supper.id}`)).body.data.name === `Supper of ${who}`).toBe(expected[1] === 200)
})

test('who adds an event keeps its checklist, and a couple in the path that the event is not of is a 404', async () => {
  const { data } = (await planner.post(path, { name: 'Brunch', taxonomy_event_id: 5 })).body
  expect((await planner.get(`/guest_wedding_events/${data.id}`)).body.data).toMatchObject({
    name: 'Brunch',
    permissions: [1],
    user_id: ada.id,
  })
  expect((await ada.get(`/guest_wedding_events/${data.id}`)).body.data).toMatchObject({ name: 'Brunch', role: 'owner' })
  expect((await planner.post(path, { name: 'Brunch', taxonomy_event_id: 5 })).body).toEqual({ data: null })
  const elsewhere = `/user-posses/user/${stranger.id}/guest_wedding_events/${supper.id}`
  for (const client of [ada, planner, stranger]) expect((await client.put(elsewhere, { name: 'x' })).status).toBe(404)
})

// CALL-032 ENTITY-014
test('who helps with what is told to the couple and to who helps, and to nobody else', async () => {
  const { id } = await world.db.selectFrom('user_posses').where('member_id', '=', mother.id).select('id').executeTakeFirstOrThrow()
  const expected = {
    id,
    user_id: ada.id,
    role: 'helper',
    is_accepted: true,
    guest_wedding_events: [{ id: supper.id, name: expect.any(String), permissions: [2] }],
  }
  expect((await ada.get(`/user-posses/get-posse/${id}`)).body.data).toEqual(expected)
  expect((await mother.get(`/user-posses/get-posse/${id}`)).body.data).toEqual(expected)
  for (const client of [planner, nobody, stranger, partner]) expect((await client.get(`/user-posses/get-posse/${id}`)).status).toBe(404)
  expect((await world.visitor().get(`/user-posses/get-posse/${id}`)).status).toBe(401)
})

test('who declined to help is a stranger again, and the couple still sees whom they asked', async () => {
  const former = await world.helper(ada, { [supper.id]: [2] })
  const { id } = await world.db
    .updateTable('user_posses')
    .set({ accepted_at: null, declined_at: new Date().toISOString() })
    .where('member_id', '=', former.id)
    .returning('id')
    .executeTakeFirstOrThrow()
  expect((await former.get(`/user-posses/get-posse/${id}`)).status).toBe(404)
  expect((await ada.get(`/user-posses/get-posse/${id}`)).body.data).toMatchObject({ id, is_accepted: false })
})
