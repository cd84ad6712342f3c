// One chance: rights

import { expect, test } from 'vitest'
import { inviteHousehold } from '#tests/invited.ts'
import { wholeSite } from '#tests/whole-site.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()
const { db } = world
const site = await wholeSite(world)

test('the couple looks at what guests see, nothing of it is for real, and no invite is made or opened by it', async () => {
  const { couple, wedding } = await inviteHousehold(world)
  const walter = (await couple.post('/guests', { firstname: 'Walter', wedding_events: [wedding.id] })).body.data
  const before = await db.selectFrom('wedding_changes').where('user_id', '=', couple.id).select('id').execute()
  for (const path of [`/guests/${walter.id}?preview=yes`, `/guests/${walter.id}/rsvp?preview=yes`]) {
    const { status, html } = await site.get(path, couple)
    expect([path, status]).toEqual([path, 200])
    expect(html).toContain('what Walter will see. Nothing here is for real')
    expect(html).toContain('Dear Walter')
    expect(html).not.toMatch(/<form|type="submit"/)
  }
  expect((await site.get(`/guests/${walter.id}/rsvp?preview=yes`, couple)).html).toContain(`name="status-${walter.id}-${wedding.id}"`)
  const posted = { form: 'answer', [`status-${walter.id}-${wedding.id}`]: '2' }
  expect((await site.send(`/guests/${walter.id}/rsvp?preview=yes`, couple, posted)).status).toBe(404)
  const now = (await couple.get(`/guests/${walter.id}`)).body.data
  expect(now).toMatchObject({ invite_id: null, wedding_events: [{ status: 0 }] })
  expect(await db.selectFrom('wedding_changes').where('user_id', '=', couple.id).select('id').execute()).toEqual(before)
})

test('nobody but the two looks or gets the link: not a stranger, not who helps with all events, not who is signed out', async () => {
  const { couple, tom, wedding, supper } = await inviteHousehold(world)
  const [stranger, planner] = [await world.couple(), await world.helper(couple, { [wedding.id]: [2], [supper.id]: [2] })]
  const partner = await world.helper(couple, {}, 'partner')
  const path = `/guests/${tom.id}?preview=yes`
  expect((await site.get(path, partner)).html).toContain('Dear Fairweather')
  expect((await site.get(path)).location).toBe(`/?login=true&redirect-to=${encodeURIComponent(path)}`)
  const seen = await Promise.all([stranger, planner].map((who) => site.get(path, who)))
  expect(seen.map(({ status }) => status)).toEqual([404, 403])
  const own = await site.get(`/guests/${tom.id}`, planner)
  expect(JSON.stringify([seen, own.html])).not.toContain(tom.invite_id)
  expect(own.html).not.toContain('preview=yes')
})

test('a household’s link is made once, stays the same, is there to be selected, and one that ended stays dead', async () => {
  const { couple, tom, wedding } = await inviteHousehold(world)
  const walter = (await couple.post('/guests', { firstname: 'Walter', wedding_events: [wedding.id] })).body.data
  const path = `/guests/${walter.id}`
  expect((await site.get(path, couple)).html).toContain('Make their link')
  const made = await Promise.all([1, 2, 3].map(() => couple.post(`${path}/generate-invite-id`, { keep: true })))
  const [link] = new Set(made.map(({ body }) => body.data.invite_id))
  expect(new Set(made.map(({ body }) => body.data.invite_id)).size).toBe(1)
  expect((await site.send(path, couple, { form: 'link' })).status).toBe(303)
  const { html } = await site.get(path, couple)
  expect(html).toMatch(new RegExp(`<input[^>]* value="https?://[^"]+/guests/${link}"`))
  expect((await world.visitor().get(`/public/guests/${link}`)).status).toBe(200)
  await couple.post(`${path}/generate-invite-id`)
  expect((await world.visitor().get(`/public/guests/${link}`)).status).toBe(404)
  expect((await couple.post(`/guests/${tom.id}/generate-invite-id`, { keep: true })).body.data.invite_id).toBe(tom.invite_id)
})
