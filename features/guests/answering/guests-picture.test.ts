// One chance: rights

import { expect, test } from 'vitest'
import { photo, sendingTo } from '#tests/files.ts'
import { inviteHousehold } from '#tests/invited.ts'
import { wholeSite } from '#tests/whole-site.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()
const { send, look } = sendingTo(world)
const site = await wholeSite(world)
const ours = await photo()

test('guests with an invite see the couple’s picture, without script; nobody else does, and it goes within a minute', async () => {
  const { couple, tom, username, wedding } = await inviteHousehold(world)
  const [bob, helper] = [await world.couple(), await world.helper(couple, { [wedding.id]: [1, 2] })]
  const picture_id = (await send(couple, ours)).body.file.id
  expect((await helper.put(`/rsvp-settings`, { user_id: couple.id, picture_id })).status).toBe(403)
  expect((await bob.put('/rsvp-settings', { picture_id })).status).toBe(422)
  const saved = await couple.put('/rsvp-settings', { picture_id })
  expect(saved.body.data.picture).toMatchObject({ id: picture_id, width: 600 })
  expect((await look(saved.body.data.picture.urls[320], couple)).status).toBe(200)

  for (const path of [`/guests/${tom.invite_id}`, `/guests/${tom.invite_id}/rsvp`]) {
    const { html } = await site.get(path)
    const [, src = ''] = new RegExp(`<img[^>]+src="(/files/${picture_id}/[^"]+)"`).exec(html) ?? []
    const seen = await look(src.replaceAll('&amp;', '&'))
    expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'public, max-age=60'])
    expect((await look(src.split('?')[0]!)).status).toBe(404)
    expect((await look(src.replaceAll('&amp;', '&').replace(/sig=.{4}/, 'sig=AAAA'))).status).toBe(404)
  }
  // Who has no invite is shown none of it, and the couple's preview is the couple's alone.
  for (const path of ['/rsvp', `/rsvp?couple=${username}`]) expect((await site.get(path)).html).not.toContain(`/files/${picture_id}`)
  const { urls } = (await couple.get(`/guests/${tom.id}/preview`)).body.data.picture
  expect([(await look(urls[320], couple)).status, (await look(urls[320])).status]).toEqual([200, 404])

  const { picture } = (await world.visitor().get(`/public/guests/${tom.invite_id}`)).body.data
  await couple.put('/rsvp-settings', { picture_id: null })
  expect((await look(picture.urls[320])).status).toBe(404)
  expect((await world.visitor().get(`/public/guests/${tom.invite_id}`)).body.data.picture).toBe(null)
})
