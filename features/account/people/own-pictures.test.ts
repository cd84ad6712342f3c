// One chance: rights

import { expect, test } from 'vitest'
import { pdf, photo, sendingTo } from '#tests/files.ts'
import { wholeSite } from '#tests/whole-site.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()
const { send, look } = sendingTo(world)
const site = await wholeSite(world)
const [ours, wide] = [await photo(), await photo(1_800, 600, { orientation: 1 })]

// ENTITY-001 RULE-007
test('a picture of somebody is shown wherever people are, until they take it away and are their initials again', async () => {
  const [ada, admin] = [await world.couple(), await world.couple()]
  await world.db.updateTable('users').set({ is_admin: true }).where('id', '=', admin.id).execute()
  const party = await world.event(ada, 'Party')
  const grace = await world.helper(ada, { [party.id]: [1, 2] })
  const { id } = (await send(grace, ours)).body.file
  const saved = await grace.put('/users/me', { avatar_id: id })
  expect(saved.body.data).toMatchObject({ avatar_id: id, cover_id: null })
  const { username, avatar } = saved.body.data
  expect([(await look(avatar.url)).status, (await look(avatar.url, ada)).status]).toEqual([200, 200])

  const faces = async () => [
    (await world.visitor().get(`/users/${username}`)).body.data.avatar.url,
    (await ada.get('/users/me')).body.data.users[0].user.avatar.url,
    (await ada.get('/user-posses')).body.data[0].face,
    (await ada.get(`/guest_wedding_events/${party.id}/dashboard`)).body.data.helpers[0].face,
    (await admin.get(`/admin/people/${grace.id}`)).body.data.face,
    (await admin.get(`/admin/people?search=${grace.id}`)).body.data[0].face,
  ]
  for (const face of await faces()) expect(face).toMatch(new RegExp(`^/files/${id}/(160|320)\\?`))
  expect((await grace.put('/users/me', { avatar_id: null })).body.data.avatar.url).toMatch(/^\/avatars\//)
  for (const face of await faces()) expect(String(face)).toMatch(/^\/avatars\/|^null$/)
  expect((await look(avatar.url)).status).toBe(404)
  // Had back from the deleted ones, it is theirs alone again.
  await grace.post(`/files/${id}/restore`)
  expect((await look(avatar.url)).status).toBe(404)
})

test('what somebody did stands beside their picture, in the history and on the dashboard', async () => {
  const ada = await world.couple()
  const { id } = (await send(ada, ours)).body.file
  await ada.put('/users/me', { avatar_id: id })
  await ada.post('/guests', { firstname: 'Grace' })
  const [act] = (await ada.get('/wedding-changes')).body.data
  const [news] = (await ada.get('/users/me/dashboard')).body.data.news.data
  for (const { who } of [act, news]) expect(who).toMatchObject({ id: ada.id, face: expect.stringMatching(new RegExp(`^/files/${id}/`)) })
  expect((await look(act.who.face)).status).toBe(200)
  await ada.put('/users/me', { avatar_id: null })
  expect((await ada.get('/wedding-changes')).body.data[0].who.face).toBe(null)
})

test('a cover stands on one’s own page; a deleted file shows nothing, and what comes next takes its place', async () => {
  const ada = await world.couple()
  const { id } = (await send(ada, wide)).body.file
  const { cover } = (await ada.put('/users/me', { cover_id: id, avatar_id: id })).body.data
  expect(cover.url).toMatch(new RegExp(`^/files/${id}/1200\\?`))
  await ada.delete(`/files/${id}`)
  expect((await ada.get('/users/me')).body.data).toMatchObject({ cover: { url: null }, cover_id: null, avatar_id: null })
  await ada.post(`/files/${id}/restore`)
  expect((await ada.get('/users/me')).body.data).toMatchObject({ cover_id: id, avatar_id: id })
  const next = (await send(ada, ours)).body.file.id
  expect((await ada.put('/users/me', { cover_id: next })).body.data).toMatchObject({ cover_id: next, avatar_id: id })
  expect((await ada.put('/users/me', { avatar_id: next })).body.data).toMatchObject({ avatar_id: next })
  expect((await ada.get('/files?deleted=true')).body.data).toMatchObject([{ id }])
})

test('only a picture of one’s own is taken, and a form without script says why not beside the field', async () => {
  const [ada, bob] = [await world.couple(), await world.couple()]
  const theirs = (await send(bob, ours)).body.file.id
  const paper = (await send(ada, pdf(), { purpose: 'document' })).body.file.id
  for (const avatar_id of [theirs, paper, 999_999]) {
    const refused = await ada.put('/users/me', { avatar_id })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['avatar_id']])
  }
  const post = (fields: Record<string, string | File>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    return site.ask('/settings/profile', ada, { method: 'POST', body, headers: { origin: 'http://posy.test' } })
  }
  const refused = await post({ form: 'avatar', file: new File(['<svg onload="alert(1)"/>'], 'us.jpg') })
  expect(refused.status).toBe(422)
  expect(refused.html).toMatch(/id="field-avatar-errors"[^]{0,300}This place takes pictures/)
  expect((await post({ form: 'avatar', file: new File([new Uint8Array(ours)], 'us.jpg') })).location).toBe('/settings/profile?done=saved')
  const { avatar_id } = (await ada.get('/users/me')).body.data
  expect(avatar_id).toEqual(expect.any(Number))
  expect((await post({ form: 'no_avatar' })).status).toBe(303)
  expect((await ada.get('/users/me')).body.data.avatar_id).toBe(null)
})
