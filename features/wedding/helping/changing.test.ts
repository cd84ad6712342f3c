// One chance: rights

import { expect, test } from 'vitest'
import { hashToken } from '#server/session.ts'
import { newInvitingWorld } from '#tests/inviting.ts'
import { password } from '#tests/world.ts'

const { world, newAddress, wedding, friend, linkTo, told } = await newInvitingWorld()

// CALL-035 CALL-036 STATE-028
test('somebody asks to help; the couple alone answers, says with what, and after a no is not asked again', async () => {
  const { couple, supper } = await wedding()
  const [cook, cousin] = [await friend(), await friend()]
  const { username } = (await couple.get('/users/me')).body.data
  const asked = await cook.post('/user-posses/requests', { username: username.toUpperCase() })
  expect(asked).toMatchObject({ status: 201, body: { data: { user_id: couple.id, direction: 'request', is_accepted: false } } })
  const { id } = asked.body.data
  expect(await told(couple.id)).toMatchObject([{ kind: 'posse_request', params: { id, user: { firstname: 'Ada' } } }])
  expect((await cook.post('/user-posses/requests', { username })).status).toBe(422)
  expect((await cook.put(`/user-posses/${id}/possee-accept`, {})).status).toBe(403)
  expect((await cook.put(`/user-posses/${id}/accept`, {})).status).toBe(403)
  expect((await cousin.put(`/user-posses/${id}/possee-accept`, {})).status).toBe(404)
  expect((await couple.put(`/user-posses/${id}/accept`, {})).status).toBe(403)
  const shares = [{ id: supper.id, permissions: [1] }]
  expect((await couple.put(`/user-posses/${id}/possee-accept`, { guest_wedding_events: shares })).body.data).toMatchObject({
    is_accepted: true,
    guest_wedding_events: [{ id: supper.id, permissions: [1] }],
  })
  expect((await cook.get(`/guest_wedding_events/${supper.id}`)).body.data.permissions).toEqual([1])
  expect((await told(cook.id)).map(({ kind }) => kind)).toEqual(['posse_accepted'])

  const other = (await cousin.post('/user-posses/requests', { username })).body.data.id
  expect((await couple.put(`/user-posses/${other}/possee-decline`, {})).status).toBe(204)
  expect((await told(cousin.id)).map(({ kind }) => kind)).toEqual(['posse_declined'])
  expect((await cousin.post('/user-posses/requests', { username })).status).toBe(422)
  expect((await couple.post('/user-posses/requests', { username })).status).toBe(422)
  expect((await cousin.post('/user-posses/requests', { username: 'nobody-at-all' })).status).toBe(404)
})

// RULE-027
test('what is changed counts from the next request on; what is not named stays, and what lost its last permission is seen and shut', async () => {
  const { couple, supper, party } = await wedding()
  const mother = await world.helper(couple, { [supper.id]: [2], [party.id]: [2] })
  const { id } = (await couple.get('/user-posses')).body.data[0]
  const may = async () => [
    (await mother.get(`/guests?guest_event_id=${supper.id}`)).status,
    (await mother.get(`/guests?guest_event_id=${party.id}`)).status,
    (await mother.get('/guest_wedding_events/all')).body.data.length,
  ]
  expect(await may()).toEqual([200, 200, 2])
  const change = (guest_wedding_events: object[]) => couple.put(`/user-posses/${id}`, { guest_wedding_events })
  expect((await change([{ id: supper.id, permissions: [1] }])).status).toBe(200)
  expect(await may()).toEqual([403, 200, 2])
  await change([
    { id: supper.id, permissions: [] },
    { id: party.id, permissions: [] },
  ])
  expect(await may()).toEqual([403, 403, 0])
  expect((await mother.put(`/user-posses/${id}`, { guest_wedding_events: [{ id: supper.id, permissions: [2] }] })).status).toBe(403)
  await couple.put(`/user-posses/${id}`, { role: 'partner' })
  expect(await may()).toEqual([200, 200, 2])
  const stranger = await wedding()
  expect((await change([{ id: stranger.supper.id, permissions: [2] }])).status).toBe(422)
  expect((await stranger.couple.put(`/user-posses/${id}`, { role: 'helper' })).status).toBe(404)
})

test('the couple removes and takes it back, who helps leaves for good, and nobody else does either', async () => {
  const { couple, supper } = await wedding()
  const mother = await world.helper(couple, { [supper.id]: [1, 2] })
  const partner = await world.helper(couple, {}, 'partner')
  const { id } = (await couple.get('/user-posses')).body.data[0]
  const sees = async () => (await mother.get(`/guests?guest_event_id=${supper.id}`)).status
  expect((await partner.delete(`/user-posses/${id}`)).status).toBe(404)
  const act = crypto.randomUUID()
  expect((await couple.delete(`/user-posses/${id}`, { act })).status).toBe(204)
  expect((await couple.delete(`/user-posses/${id}`, {})).status).toBe(404)
  expect(await sees()).toBe(404)
  expect((await partner.post(`/wedding-changes/${act}/undo`, {})).status).toBe(403)
  expect((await mother.post(`/wedding-changes/${act}/undo`, {})).status).toBe(404)
  expect((await couple.post(`/wedding-changes/${act}/undo`, {})).body.data.undone).toEqual([{ kind: 'posse', id }])
  expect(await sees()).toBe(200)
  expect((await couple.get('/user-posses')).body.data[0]).toMatchObject({
    id,
    guest_wedding_events: [{ id: supper.id, permissions: [1, 2] }],
  })

  const left = crypto.randomUUID()
  expect((await mother.delete(`/user-posses/${id}`, { act: left })).status).toBe(204)
  expect(await sees()).toBe(404)
  expect((await couple.post(`/wedding-changes/${left}/undo`, {})).body.data?.undone ?? []).toEqual([])
  expect(await sees()).toBe(404)
})

test('an invite that was removed and brought back is still behind the link of its letter', async () => {
  const { couple, supper } = await wedding()
  const email = newAddress()
  const { id } = (await couple.post('/user-posses', { email, guest_wedding_events: [{ id: supper.id, permissions: [1] }] })).body.data
  const token = await linkTo(email)
  const act = crypto.randomUUID()
  await couple.delete(`/user-posses/${id}`, { act })
  expect((await world.visitor().get(`/user-posses/links/${token}`)).status).toBe(404)
  await couple.post(`/wedding-changes/${act}/undo`, {})
  expect((await world.visitor().get(`/user-posses/links/${token}`)).body.data).toMatchObject({ id, state: 'open' })
  const { link_hash } = await world.db.selectFrom('user_posses').where('id', '=', id).select('link_hash').executeTakeFirstOrThrow()
  expect(link_hash).toEqual(hashToken(token))
})

test('a couple that is about to leave lets nobody in meanwhile', async () => {
  const { couple, supper } = await wedding()
  const [mother, cook] = [await world.helper(couple, { [supper.id]: [2] }), await friend()]
  const email = newAddress()
  await couple.post('/user-posses', { email, guest_wedding_events: [{ id: supper.id, permissions: [1] }] })
  const token = await linkTo(email)
  const { username } = (await couple.get('/users/me')).body.data
  const { id } = (await mother.get('/user-posses')).body.data[0]
  await couple.delete('/users/me', { password })
  expect((await mother.put(`/user-posses/${id}/accept`, {})).status).toBe(404)
  expect((await mother.get('/user-posses')).body.data).toEqual([])
  expect((await world.visitor().get(`/user-posses/links/${token}`)).status).toBe(404)
  expect((await cook.post('/user-posses/requests', { username })).status).toBe(404)
})
