// One chance: rights, writes

import { expect, test } from 'vitest'
import { photo, sendingTo } from '#tests/files.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()
const { send, look } = sendingTo(world)
const [ours, other] = [await photo(), await photo(900, 700)]

test('whoever keeps the event gives it a picture, all who plan it see it, and it goes and comes back with the event', async () => {
  const [ada, bob] = [await world.couple(), await world.couple()]
  const [party, brunch] = [await world.event(ada, 'Party'), await world.event(ada, 'Brunch')]
  const [keeper, lister] = [await world.helper(ada, { [party.id]: [1] }), await world.helper(ada, { [party.id]: [2], [brunch.id]: [1] })]
  const partner = await world.helper(ada, {}, 'partner')
  const at = `/guest_wedding_events/${party.id}`
  const picture_id = (await send(keeper, ours)).body.file.id
  expect((await lister.put(at, { picture_id })).status).toBe(403)
  expect((await bob.put(at, { picture_id })).status).toBe(404)
  expect((await keeper.put(`/user-posses/user/${ada.id}${at}`, { picture_id })).body.data.picture_id).toBe(picture_id)
  // It is the couple's now.
  expect([(await keeper.get('/files')).body.data.length, (await ada.get('/files')).body.data.length]).toEqual([0, 1])
  for (const who of [ada, keeper, lister, partner]) {
    const { picture } = (await who.get(`${at}/dashboard`)).body.data.event
    expect(picture).toMatchObject({ id: picture_id, width: 600, height: 900 })
    expect((await look(picture.urls[320], who)).status).toBe(200)
    expect((await look(picture.urls[320])).status).toBe(404)
  }
  const card = (await ada.get('/users/me/dashboard')).body.data.guest_wedding_events.find(({ id }: { id: number }) => id === party.id)
  expect(card.picture.id).toBe(picture_id)

  const next = (await send(ada, other)).body.file.id
  const changing = crypto.randomUUID()
  expect((await ada.put(at, { picture_id: next, act: changing })).body.data.picture_id).toBe(next)
  expect((await ada.get('/files?deleted=true')).body.data).toMatchObject([{ id: picture_id }])
  expect((await ada.post(`/wedding-changes/${changing}/undo`)).status).toBe(200)
  expect((await ada.get(at)).body.data.picture.id).toBe(picture_id)

  const act = crypto.randomUUID()
  const { urls } = (await ada.get(at)).body.data.picture
  expect((await ada.delete(at, { act })).status).toBe(204)
  expect((await look(urls[320], ada)).status).toBe(404)
  await ada.post(`/wedding-changes/${act}/undo`)
  const back = (await ada.get(at)).body.data.picture
  expect(back.id).toBe(picture_id)
  expect((await look(back.urls[320], keeper)).status).toBe(404) // signed for another
  expect((await look((await keeper.get(at)).body.data.picture.urls[320], keeper)).status).toBe(200)

  expect((await ada.delete(at)).status).toBe(204)
  await world.db.deleteFrom('files').where('id', '=', picture_id).execute()
})

test('what the couple keeps to itself is no picture for a helper to name, nor is a stranger’s', async () => {
  const [ada, bob] = [await world.couple(), await world.couple()]
  const party = await world.event(ada, 'Party')
  const keeper = await world.helper(ada, { [party.id]: [1] })
  const [secret, theirs] = [(await send(ada, ours)).body.file.id, (await send(bob, ours)).body.file.id]
  for (const picture_id of [secret, theirs, 999_999]) {
    const refused = await keeper.put(`/user-posses/user/${ada.id}/guest_wedding_events/${party.id}`, { picture_id })
    expect([picture_id, refused.status]).toEqual([picture_id, 422])
    expect(refused.body.errors.picture_id[0]).toMatch(/can’t be used here/)
  }
  expect((await ada.get(`/guest_wedding_events/${party.id}`)).body.data.picture).toBe(null)
})

test('a helper’s own face can be the picture of an event, too, and neither hangs on the other', async () => {
  const ada = await world.couple()
  const party = await world.event(ada, 'Party')
  const keeper = await world.helper(ada, { [party.id]: [1] })
  const own = (await send(keeper, ours)).body.file.id
  await keeper.put('/users/me', { avatar_id: own })
  const at = `/user-posses/user/${ada.id}/guest_wedding_events/${party.id}`
  const shown = (await keeper.put(at, { picture_id: own })).body.data.picture_id
  expect(shown).not.toBe(own)
  await keeper.put('/users/me', { avatar_id: null })
  const { picture } = (await ada.get(`/guest_wedding_events/${party.id}`)).body.data
  expect(picture.id).toBe(shown)
  expect((await look(picture.urls[320], ada)).status).toBe(200)
})

test('an event that comes back after its picture is gone for good comes back without it', async () => {
  const ada = await world.couple()
  const party = await world.event(ada, 'Party')
  const picture_id = (await send(ada, ours)).body.file.id
  await ada.put(`/guest_wedding_events/${party.id}`, { picture_id })
  const act = crypto.randomUUID()
  await ada.delete(`/guest_wedding_events/${party.id}`, { act })
  await world.db.deleteFrom('files').where('id', '=', picture_id).execute()
  expect((await ada.post(`/wedding-changes/${act}/undo`)).status).toBe(200)
  expect((await ada.get(`/guest_wedding_events/${party.id}`)).body.data).toMatchObject({ name: 'Party', picture_id: null, picture: null })
})
