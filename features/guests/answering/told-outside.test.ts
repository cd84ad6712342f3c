// One chance: leaks

import { expect, test } from 'vitest'
import { inviteHousehold } from '#tests/invited.ts'
import { newWorldWithServices } from '#tests/outside.ts'

const { world, klaviyo, allLeft } = await newWorldWithServices()
const yes = { cookie: 'posy-consent=yes' }

// EVENT-003 RULE-036
test('a guest’s answer is told to e-mail marketing where their browser agreed, flag or no flag, and nothing of who they are', async () => {
  const { couple, tom, jo, wedding, supper } = await inviteHousehold(world)
  const status = `/guests/${tom.id}/guest_wedding_events/${wedding.id}/status`
  const answered = { status: 2, plus_one_count: 1, invite_id: tom.invite_id, skip_klaviyo: true }
  expect((await world.visitor(yes).put(status, answered)).status).toBe(200)
  expect((await world.visitor().put(status, { ...answered, status: 4 })).status).toBe(200)
  const replies = [
    { guest_id: tom.id, event_id: wedding.id, status: 4 },
    { guest_id: jo.id, event_id: supper.id, status: 3 },
  ]
  expect((await world.visitor(yes).put(`/public/guests/${jo.invite_id}`, { replies })).status).toBe(200)
  await allLeft()
  // Who says the same again changed nothing.
  expect(klaviyo.heard.map(({ body }) => body.data.attributes.properties)).toEqual([
    { status: 2, plus_one_count: 1 },
    { status: 3, plus_one_count: 0 },
  ])
  const whole = JSON.stringify(klaviyo.heard)
  expect(whole).toContain(couple.email)
  expect(whole).not.toMatch(/Tom|Jo|Fairweather|tom\d+@|jo\d+@/)
})
