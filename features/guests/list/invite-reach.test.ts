// One chance: rights

import { expect, test } from 'vitest'
import { inviteHousehold } from '#tests/invited.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()

test('a helper gets no invite that opens more than they may see: other events, or others of the household', async () => {
  const { couple, wedding, supper, tom, jo, ned } = await inviteHousehold(world)
  const mother = await world.helper(couple, { [supper.id]: [2] })
  const listed = (await mother.get(`/guests?guest_event_id=${supper.id}`)).body
  expect(listed.data).toMatchObject([{ invite_id: null }, { invite_id: null }])
  const told = [
    await mother.get(`/guests/${tom.id}`),
    await mother.put(`/guests/${tom.id}`, { notes: 'x' }),
    await mother.put(`/guests/${tom.id}/guest_wedding_events/${supper.id}/status`, { status: 2 }),
    await mother.post(`/guests/${tom.id}/generate-invite-id`),
  ]
  expect(told.map(({ status }) => status)).toEqual([200, 200, 200, 403])
  for (const { invite_id } of [tom, jo, ned]) expect(JSON.stringify([listed, told])).not.toContain(invite_id)
  expect((await couple.get(`/guests/${tom.id}`)).body.data.invite_id).toBe(tom.invite_id)

  const planner = await world.helper(couple, { [supper.id]: [2], [wedding.id]: [2] })
  expect((await planner.get(`/guests/${tom.id}`)).body.data.invite_id).toBe(tom.invite_id)
  expect((await planner.post(`/guests/${tom.id}/generate-invite-id`)).body.data.invite_id).toMatch(/^\w{22}$/)
})

test('one whose household is on no list that they don’t see is theirs to hand out', async () => {
  const couple = await world.couple()
  const supper = await world.event(couple, 'Supper')
  const mother = await world.helper(couple, { [supper.id]: [2] })
  const { id } = (await mother.post('/guests', { firstname: 'Grace', wedding_events: [supper.id] })).body.data
  const { invite_id } = (await mother.post(`/guests/${id}/generate-invite-id`)).body.data
  expect((await world.visitor().get(`/public/guests/${invite_id}`)).status).toBe(200)
  const { id: mate } = (await couple.post('/guests', { firstname: 'Alan' })).body.data
  await couple.post('/households', { guest_ids: [id, mate] })
  expect((await mother.get(`/guests/${id}`)).body.data.invite_id).toBeNull()
})
